import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import type { LeadMerge } from '../../../people/lead-merge.js';
import type { LeadMergeRow } from './lead-merges.table.js';

/** The id of the lead that was kept; undefined for a lead that was not merged. */
export async function findKeptId(db: Db, companyId: string, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('leadMerges')
    .select('leadId')
    .where('id', '=', id)
    .where(notByIndex('companyId'), '=', companyId)
    .executeTakeFirst();
  return found?.leadId;
}

export function findMergeByKey(db: Db, companyId: string, key: string): Promise<LeadMergeRow | undefined> {
  return db
    .selectFrom('leadMerges')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

/** Those that were merged into these leads, the oldest first. */
export function listMerges(db: Db, companyId: string, leadIds: readonly string[]): Promise<LeadMergeRow[]> {
  return db
    .selectFrom('leadMerges')
    .selectAll()
    .where('leadId', 'in', [...leadIds, ''])
    .where(notByIndex('companyId'), '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Those of which a lead was left with one of these keys. */
export async function listKeptIds(
  db: Db,
  companyId: string,
  { column, keys, most }: { column: 'emailKey' | 'phoneKey'; keys: readonly string[]; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('leadMerges')
    .select('leadId')
    .where('companyId', '=', companyId)
    .where(column, 'in', keys)
    .where(column, '<>', '')
    .limit(most)
    .execute();
  return rows.map(({ leadId }) => leadId);
}

export function listMergesById(db: Db, companyId: string, ids: readonly string[]): Promise<LeadMergeRow[]> {
  return db
    .selectFrom('leadMerges')
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}

export async function insertMerge(db: Db, row: LeadMergeRow): Promise<void> {
  await db.insertInto('leadMerges').values(row).execute();
}

/** Leads that were merged into the one that is merged now belong to the one that is kept. */
export async function carryMergesOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  await db
    .updateTable('leadMerges')
    .set({ leadId: keptId })
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}

export async function changeMergeConversation(db: Db, { id, conversation }: Pick<LeadMergeRow, 'id' | 'conversation'>) {
  await db.updateTable('leadMerges').set({ conversation }).where('id', '=', id).execute();
}
