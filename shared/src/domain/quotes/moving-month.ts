/** The month that a visitor meant who named one: the next of that name, as in 2027-06. */
export function nextMonthOf(month: number, saidAtMs: number): string {
  const said = new Date(saidAtMs);
  const year = said.getUTCFullYear() + (month <= said.getUTCMonth() ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}`;
}
