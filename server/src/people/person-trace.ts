import type { Db } from '../database/schema.js';

/** The keys by which the rows of one person are found in a company. */
export interface PersonTrace {
  readonly companyId: string;
  readonly leadIds: readonly string[];
  /** In small letters. */
  readonly emails: readonly string[];
  /** As they were typed, and their digits without leading zeros. */
  readonly phones: readonly string[];
}

/** Deletes what a feature stores of these leads and of this person, in the transaction that erases them. */
export type ErasePerson = (trx: Db, person: PersonTrace) => Promise<void>;
