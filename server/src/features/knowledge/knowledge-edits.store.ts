import type { Db } from '../../database/schema.js';
import type { EntryKey, KnowledgeRow } from './knowledge.store.js';

export async function findEntry(db: Db, { companyId, id }: EntryKey): Promise<KnowledgeRow | undefined> {
  return db
    .selectFrom('knowledgeEntries')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Nothing where the entry is not as the writer saw it any more. */
export async function updateSeenEntry(
  db: Db,
  { companyId, id, seenAt }: EntryKey & { seenAt: number },
  change: Omit<KnowledgeRow, 'id' | 'companyId' | 'createdAt'>,
): Promise<KnowledgeRow | undefined> {
  return db
    .updateTable('knowledgeEntries')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('updatedAt', '=', seenAt)
    .returningAll()
    .executeTakeFirst();
}
