import type { Db } from '../database/schema.js';

/** Ends what else may be a stranger's in the company of an owner who has proven that the account is theirs. */
export type Reclaim = (trx: Db, owner: { id: string; companyId: string }) => Promise<void>;
