/** A time in the format of all answers; null stays null. */
export function isoTime<At extends number | null>(atMs: At): At extends null ? null : string;
export function isoTime(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
