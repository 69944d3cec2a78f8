import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type Selectable, sql } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import type { Database } from '../../database/database.js';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db } from '../../database/schema.js';
import { contactLabels } from './facts/lead-edit.service.js';
import { moveColumns } from './facts/lead-move.service.js';
import { entryMatch } from './lead-search.service.js';
import type { LeadRow, LeadSearchTable, LeadStatusChangesTable } from './leads.table.js';

export type { LeadRow } from './leads.table.js';
export type StatusChangeRow = Selectable<LeadStatusChangesTable>;

export async function findWholeLead(db: Db, companyId: string, id: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst();
}

const insertLead = compiledInsert((db, row: LeadRow) =>
  db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'idempotencyKey']).doNothing()),
);

const insertSearchEntry = compiledInsert((db, entry: LeadSearchTable) => db.insertInto('leadSearch').values(entry));

/** False where the company has a lead with that key already. Otherwise also stores the words that find the lead. */
export async function insertLeadOnce(db: Db, row: LeadRow, dialect: Database['dialect']): Promise<boolean> {
  const isOnSqlite = dialect === 'sqlite';
  const { numAffectedRows } = await insertLead(db, isOnSqlite ? { ...row, searchText: '' } : row);
  if (numAffectedRows !== 1n) return false;
  if (isOnSqlite) await insertSearchEntry(db, { words: row.searchText, leadId: row.id });
  return true;
}

export async function findWholeLeadByKey(db: Db, companyId: string, key: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

/** False if the row has changed since it was read, as by another request of the same moment. */
export async function changeSaid(db: Db, read: LeadRow, change: Partial<LeadRow>): Promise<boolean> {
  const columns = [...moveColumns, ...(Object.keys(change) as (keyof LeadRow)[])];
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set(change)
    .where('id', '=', read.id)
    .where(({ eb, and }) => and(columns.map((column) => eb(column, 'is not distinct from', read[column]))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function updateLead(
  db: Db,
  { companyId, id }: Pick<LeadRow, 'companyId' | 'id'>,
  change: Partial<LeadRow>,
): Promise<void> {
  await db.updateTable('leads').set(change).where('companyId', '=', companyId).where('id', '=', id).execute();
}

export async function changeSearchText(db: Db, id: string, searchText: string): Promise<void> {
  await db.updateTable('leads').set({ searchText }).where('id', '=', id).execute();
}

export async function listNoteTexts(db: Db, companyId: string, leadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leadNotes')
    .select('text')
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ text }) => text);
}

/** The name, address and number that a lead had before somebody changed them, or two leads were merged. */
export async function listFormerContacts(
  db: Db,
  companyId: string,
  leadId: string,
): Promise<{ of: string; text: string }[]> {
  const rows = await db
    .selectFrom('leadEdits')
    .select(['detail', 'before'])
    .where('companyId', '=', companyId)
    .where('leadId', '=', leadId)
    .where('kind', '=', 'changed')
    .where('detail', 'in', Object.values(contactLabels))
    .where('before', 'is not', null)
    .execute();
  return rows.map(({ detail, before }) => ({ of: detail, text: before ?? '' }));
}

/** With its words, and without what hangs on it. */
export async function deleteLead(
  db: Db,
  { companyId, id }: Pick<LeadRow, 'companyId' | 'id'>,
  dialect: Database['dialect'],
) {
  if (dialect === 'sqlite') await deleteSearchEntry(db, id);
  await db.deleteFrom('leads').where('id', '=', id).where('companyId', '=', companyId).execute();
}

/** For SQLite. */
export async function deleteSearchEntry(db: Db, leadId: string): Promise<void> {
  await sql`DELETE FROM "leadSearch" WHERE rowid IN
    (SELECT rowid FROM "leadSearch" WHERE "leadSearch" MATCH ${entryMatch(leadId)})`.execute(db);
}

/**
 * These leads, so that nobody writes on them before the transaction ends. In the order of their ids: two transactions
 * that take the same leads wait for each other and never both.
 */
export function lockLeads(
  db: Db,
  { companyId, ids, dialect }: { companyId: string; ids: readonly string[]; dialect: Database['dialect'] },
): Promise<LeadRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', ids)
    .where(notByIndex('companyId'), '=', companyId)
    .orderBy('id')
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .execute();
}

/** For SQLite. The row keeps its place in the index, which is the order in which leads came. */
export async function changeSearchEntry(db: Db, { words, leadId }: LeadSearchTable): Promise<void> {
  await sql`UPDATE "leadSearch" SET "words" = ${words} WHERE rowid IN
    (SELECT rowid FROM "leadSearch" WHERE "leadSearch" MATCH ${entryMatch(leadId)})`.execute(db);
}

/** The move of a lead, and nothing of its person. */
export function findLead(db: Db, companyId: string, id: string) {
  return db
    .selectFrom('leads')
    .select(['id', 'status', ...moveColumns, 'preliminaryQuote', 'rangeShown', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listLeadNames(db: Db, companyId: string, ids: readonly string[]) {
  return db
    .selectFrom('leads')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, ''])
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}

/** For a lead that somebody works on, and so has seen to be a person's. */
export async function clearBotSign(db: Db, companyId: string, id: string): Promise<void> {
  await db
    .updateTable('leads')
    .set({ botSign: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('botSign', 'is not', null)
    .execute();
}

/** False if the lead has another status by now. */
export async function moveLeadStatus(
  db: Db,
  { companyId, leadId }: Pick<LeadStatusChangesTable, 'companyId' | 'leadId'>,
  { from, to }: Record<'from' | 'to', LeadStatus>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set(({ eb }) => ({ status: to, version: eb('version', '+', 1) }))
    .where(({ and }) => and({ companyId, id: leadId, status: from }))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const insertStatusChange = compiledInsert((db, row: LeadStatusChangesTable) =>
  db.insertInto('leadStatusChanges').values(row),
);

export async function deleteStatusChange(db: Db, companyId: string, id: string): Promise<void> {
  await db.deleteFrom('leadStatusChanges').where('companyId', '=', companyId).where('id', '=', id).execute();
}
