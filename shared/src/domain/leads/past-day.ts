/** It is the same day nowhere on Earth any more this long after midnight in UTC has ended it. */
const lastZoneMs = 12 * 3_600_000;

/** Whether a moving day lay in the past when it was given, wherever that was. */
export function isPastDay(day: string, givenAtMs: number): boolean {
  return day < new Date(givenAtMs - lastZoneMs).toISOString().slice(0, 10);
}

export const dayIsOver = 'This day is over: choose today or a later one';
