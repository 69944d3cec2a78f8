/** The part of a UUID of version 7 that holds its time and its order within the millisecond. */
const timeEnds = 26;

/** An id that sorts by the time of its cause, in whatever order notifications are planned. */
export function idInTimeOf(causeId: string, newId: string): string {
  return `${causeId.slice(0, timeEnds)}${newId.slice(timeEnds)}`;
}
