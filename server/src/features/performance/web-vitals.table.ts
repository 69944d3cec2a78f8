/** How many visits to a page on a day had a value in a bucket. Single visits are not stored. */
export interface WebVitalsTable {
  /** As in 2026-11-21, in UTC. */
  day: string;
  page: string;
  name: string;
  bucket: number;
  count: number;
}
