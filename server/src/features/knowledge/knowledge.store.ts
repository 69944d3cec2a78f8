import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { KnowledgeEntriesTable } from './knowledge.table.js';

export type KnowledgeRow = Selectable<KnowledgeEntriesTable>;

export interface EntryKey {
  readonly companyId: string;
  readonly id: string;
}

export async function listEntries(db: Db, companyId: string, most: number): Promise<KnowledgeRow[]> {
  return db
    .selectFrom('knowledgeEntries')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function countEntries(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('knowledgeEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertEntryOnce(db: Db, row: KnowledgeRow): Promise<void> {
  await db
    .insertInto('knowledgeEntries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findEntry(db: Db, { companyId, id }: EntryKey): Promise<KnowledgeRow | undefined> {
  return db
    .selectFrom('knowledgeEntries')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined if the entry has changed since the writer read it. */
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

/** Returns the deleted entry. */
export async function deleteEntry(db: Db, { companyId, id }: EntryKey): Promise<KnowledgeRow | undefined> {
  return db
    .deleteFrom('knowledgeEntries')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
