interface MovingMonth {
  readonly moveMonth: number;
  readonly moveYear?: number | undefined;
}

/** The month that a visitor meant, as in 2027-06: of the year that was named, else the next of its number. */
export function movingMonth({ moveMonth, moveYear }: MovingMonth, saidAtMs: number): string {
  const said = new Date(saidAtMs);
  const next = said.getUTCFullYear() + (moveMonth <= said.getUTCMonth() ? 1 : 0);
  return `${moveYear ?? next}-${String(moveMonth).padStart(2, '0')}`;
}
