import type { Db, Schema } from '../database/schema.js';

/** How long rows of a table are kept. docs/retention.md lists them all. */
export interface KeptRows {
  table: keyof Schema;
  /** Which of the table's rows; missing: all. */
  which?: string;
  keptMs: number;
  /** Deletes up to `most` of the oldest, and returns how many there were. */
  deleteOld: (trx: Db, beforeMs: number, most: number) => Promise<number>;
}
