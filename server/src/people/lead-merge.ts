import type { Db } from '../database/schema.js';

/** Two leads of one person that become one. */
export interface LeadMerge {
  readonly companyId: string;
  /** Will be gone. */
  readonly mergedId: string;
  readonly keptId: string;
}

/** Hangs what a feature stores of the merged lead on the one that is kept, in the transaction that merges them. */
export type CarryOver = (trx: Db, merge: LeadMerge) => Promise<void>;
