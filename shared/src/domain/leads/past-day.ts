/** It is the same day nowhere on Earth any more this long after midnight in UTC has ended it. */
const lastZoneMs = 12 * 3_600_000;

/** Whether a moving day lay in the past when it was given, wherever that was. */
export function isPastDay(day: string, givenAtMs: number): boolean {
  return day < new Date(givenAtMs - lastZoneMs).toISOString().slice(0, 10);
}

const longAgoMs = 366 * 86_400_000;

/** Whether a day is so long ago that a move which is booked only now is hardly of it. */
export const isLongAgo = (day: string, nowMs: number): boolean => isPastDay(day, nowMs - longAgoMs);

export const dayIsLongAgo = 'This day is more than a year ago';

export const dayIsOver = 'This day is over: choose today or a later one';
