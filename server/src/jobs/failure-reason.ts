const longest = 500;

/**
 * What is kept of a fault. Others' servers like to repeat whom they refuse, and a reason outlives the erasure of a person:
 * addresses and numbers are left out.
 */
export function failureReason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')
    .replace(/\+?\d(?:[ ().-]?\d){6,}/g, '[number]')
    .slice(0, longest);
}
