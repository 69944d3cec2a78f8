import type { Selectable } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import type { Db } from '../../database/schema.js';
import type { LeadsTable } from './leads.table.js';

export type LeadRow = Selectable<LeadsTable>;

const insertLead = compiledInsert((db, row: LeadRow) =>
  db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'idempotencyKey']).doNothing()),
);

/** False where the company already has a lead under that key. */
export async function insertLeadOnce(db: Db, row: LeadRow): Promise<boolean> {
  const { numAffectedRows } = await insertLead(db, row);
  return numAffectedRows === 1n;
}

export async function findLeadByKey(
  db: Db,
  companyId: string,
  key: string,
): Promise<Pick<LeadRow, 'id' | 'bodyHash' | 'createdAt'> | undefined> {
  return db
    .selectFrom('leads')
    .select(['id', 'bodyHash', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}
