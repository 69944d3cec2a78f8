import type { Selectable } from 'kysely';
import { insertOnce } from '../../database/insert-once.js';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db } from '../../database/schema.js';
import type { LeadMerge } from '../../people/lead-merge.js';
import type { LeadRepliesTable } from './lead-replies.table.js';

export type LeadReplyRow = Selectable<LeadRepliesTable>;

/** False where another one has its key. */
export const insertReplyOnce = (db: Db, reply: LeadReplyRow): Promise<boolean> =>
  insertOnce(db, 'leadReplies', reply, ['companyId', 'idempotencyKey']);

export function findReplyByKey(db: Db, companyId: string, key: string): Promise<LeadReplyRow | undefined> {
  return db
    .selectFrom('leadReplies')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

export function findReply(db: Db, companyId: string, id: string): Promise<LeadReplyRow | undefined> {
  return db
    .selectFrom('leadReplies')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The oldest first. */
export function listReplies(db: Db, companyId: string, leadIds: readonly string[]): Promise<LeadReplyRow[]> {
  return db
    .selectFrom('leadReplies')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('leadId', 'in', [...leadIds, ''])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function endReply(
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  outcome: Partial<Pick<LeadReplyRow, 'sentAt' | 'reason'>>,
): Promise<void> {
  await db.updateTable('leadReplies').set(outcome).where('companyId', '=', companyId).where('id', '=', id).execute();
}

export async function carryRepliesOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  await db
    .updateTable('leadReplies')
    .set({ leadId: keptId })
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}

export async function deleteReplies(db: Db, companyId: string, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await db.deleteFrom('leadReplies').where('companyId', '=', companyId).where('leadId', 'in', leadIds).execute();
}
