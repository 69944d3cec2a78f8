/** How many visits to a page on a day had a figure within a bucket: counts, from which no visit can be told. */
export interface WebVitalsTable {
  /** As in 2026-11-21, in UTC. */
  day: string;
  page: string;
  name: string;
  bucket: number;
  count: number;
}
