const longest = 500;
const mailAddress = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Seven digits and more that belong together, but no address of the network. */
const phoneNumber = /(?<![\d.])(?!\d{1,3}(?:\.\d{1,3}){3}\b)\(?\+?\d(?:[ ().-]{0,2}\d){6,}/g;

/**
 * What is kept of a fault. Others' servers like to repeat whom they refuse, and a reason outlives the erasure of a person:
 * addresses and numbers are left out.
 */
export function failureReason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replace(mailAddress, '[address]').replace(phoneNumber, '[number]').slice(0, longest);
}
