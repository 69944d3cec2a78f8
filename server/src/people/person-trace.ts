import type { Db } from '../database/schema.js';

/** By what the rows of one person are known in a company. Empty lists stand for nobody. */
export interface PersonTrace {
  readonly companyId: string;
  readonly leadIds: readonly string[];
  /** In small letters. */
  readonly emails: readonly string[];
  /** As they were written, and their digits without zeros ahead. */
  readonly phones: readonly string[];
}

/** Takes what a feature keeps of these leads and of this person, in the transaction that erases them. */
export type ErasePerson = (trx: Db, person: PersonTrace) => Promise<void>;
