/** 1, then each 10, 50, 100, 500, 1,000, 5,000, … on. */
export function isMilestone(count: number): boolean {
  if (count === 1) return true;
  if (!Number.isInteger(count) || count < 10) return false;
  const power = 10 ** Math.floor(Math.log10(count) + 1e-9);
  return count === power || count === 5 * power;
}
