const hourMs = 3_600_000;

/** The next full hour but one on the reader's clock, as a field for date and time holds it. */
export function hourFromNow(nowMs: number): string {
  const at = new Date(Math.ceil(nowMs / hourMs) * hourMs + hourMs);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:00`;
}
