import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { type Selectable, sql } from 'kysely';
import { compiledInsert } from '../../database/compiled-insert.js';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import { type MoveColumns, moveColumns } from './lead-move.service.js';
import { entryMatch } from './lead-search.service.js';
import type { LeadSearchTable } from './lead-search.table.js';
import type { LeadStatusChangesTable } from './lead-status-changes.table.js';
import type { LeadRow } from './leads.table.js';

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

/** False where the company already has a lead under that key. Either way it can be found by its words. */
export async function insertLeadOnce(db: Db, row: LeadRow, dialect: Database['dialect']): Promise<boolean> {
  const isOnSqlite = dialect === 'sqlite';
  const { numAffectedRows } = await insertLead(db, isOnSqlite ? { ...row, searchText: '' } : row);
  if (numAffectedRows !== 1n) return false;
  if (isOnSqlite) await insertSearchEntry(db, { words: row.searchText, leadId: row.id });
  return true;
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

export async function findWholeLeadByKey(db: Db, companyId: string, key: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
}

export type SaidChange = Partial<
  Pick<
    LeadRow,
    keyof MoveColumns | 'quote' | 'preliminaryQuote' | 'quoteAmount' | 'readiness' | 'conversation' | 'chatLength'
  >
>;

/** False where what the change was made from has changed since, as by another request of the same moment. */
export async function changeSaid(db: Db, read: LeadRow, change: SaidChange): Promise<boolean> {
  const columns = [...moveColumns, ...(Object.keys(change) as (keyof SaidChange)[])];
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set(change)
    .where('id', '=', read.id)
    .where(({ eb, and }) => and(columns.map((column) => eb(column, 'is not distinct from', read[column]))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function changeSearchText(db: Db, id: string, searchText: string): Promise<void> {
  await db.updateTable('leads').set({ searchText }).where('id', '=', id).execute();
}

/** On SQLite, whose index of words is a table. Its row keeps its place, which is the order in which leads came. */
export async function changeSearchEntry(db: Db, { words, leadId }: LeadSearchTable): Promise<void> {
  await sql`UPDATE "leadSearch" SET "words" = ${words} WHERE rowid IN
    (SELECT rowid FROM "leadSearch" WHERE "leadSearch" MATCH ${entryMatch(leadId)})`.execute(db);
}

const ofMove = [
  'id',
  'status',
  'originCity',
  'destinationCity',
  'moveType',
  'moveDetails',
  'propertySize',
  'moveSize',
  'moveDate',
  'move',
  'preliminaryQuote',
  'createdAt',
] as const;

export async function findLead(
  db: Db,
  companyId: string,
  id: string,
): Promise<Pick<LeadRow, (typeof ofMove)[number]> | undefined> {
  return db
    .selectFrom('leads')
    .select([...ofMove])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

type StatusMove = Pick<LeadStatusChangesTable, 'companyId' | 'leadId'> & {
  fromStatus: LeadStatus;
  toStatus: LeadStatus;
};

/** Who works on a lead has seen that a person sent it, whatever spoke for a bot. */
export async function clearBotSign(db: Db, companyId: string, id: string): Promise<void> {
  await db
    .updateTable('leads')
    .set({ botSign: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('botSign', 'is not', null)
    .execute();
}

/** False where the lead no longer has the status that it is to be moved from. */
export async function moveLeadStatus(
  db: Db,
  { companyId, leadId, fromStatus, toStatus }: StatusMove,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leads')
    .set(({ eb }) => ({ status: toStatus, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', leadId)
    .where('status', '=', fromStatus)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const insertStatusChange = compiledInsert((db, row: LeadStatusChangesTable) =>
  db.insertInto('leadStatusChanges').values(row),
);
