/** Where the time, and the place within its millisecond, of an id of version 7 end. */
const timeEnds = 26;

/** An id that sorts by when its cause happened, in whatever order that is planned. */
export function idInTimeOf(causeId: string, newId: string): string {
  return `${causeId.slice(0, timeEnds)}${newId.slice(timeEnds)}`;
}
