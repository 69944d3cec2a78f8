import type { Db } from '../database/schema.js';

/** Once an owner has proven an account to be theirs: undoes in the company what a stranger may have set up before. */
export type Reclaim = (trx: Db, owner: { id: string; companyId: string }) => Promise<void>;
