import type { Db } from '../database/schema.js';

/** Starts what waited until a person's address was confirmed, in the transaction that confirms it. */
export type AddressConfirmed = (trx: Db, person: { id: string; companyId: string }) => Promise<void>;
