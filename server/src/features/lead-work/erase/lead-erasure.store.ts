import { sql } from 'kysely';
import type { Database } from '../../../database/database.js';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import { entryMatch } from '../../leads/lead-search.service.js';

const work = [
  'leadTags',
  'leadNotes',
  'leadEdits',
  'leadOutcomes',
  'leadQuotes',
  'leadTasks',
  'leadStatusChanges',
  'leadMerges',
] as const;

/** Deletes the leads, their rows in these tables and their words in the index. Returns how many leads there were. */
export async function deleteLeads(
  db: Db,
  dialect: Database['dialect'],
  { companyId, leadIds }: { companyId: string; leadIds: readonly string[] },
): Promise<number> {
  if (leadIds.length === 0) return 0;
  for (const table of work) {
    await db.deleteFrom(table).where(notByIndex('companyId'), '=', companyId).where('leadId', 'in', leadIds).execute();
  }
  if (dialect === 'sqlite') {
    for (const id of leadIds) {
      await sql`DELETE FROM "leadSearch" WHERE rowid IN
        (SELECT rowid FROM "leadSearch" WHERE "leadSearch" MATCH ${entryMatch(id)})`.execute(db);
    }
  }
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where(notByIndex('companyId'), '=', companyId)
    .where('id', 'in', leadIds)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function listOldLeads(db: Db, companyId: string, beforeMs: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('companyId', '=', companyId)
    .where('createdAt', '<', beforeMs)
    .orderBy('createdAt')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOldLeads(db: Db, companyId: string, beforeMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('createdAt', '<', beforeMs)
    .executeTakeFirstOrThrow();
  return Number(count);
}
