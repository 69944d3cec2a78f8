import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { StatusChangeRow } from '../../leads/leads.service.js';
import type { LeadEditsTable, LeadNotesTable } from '../lead-work.table.js';

/** Rows that belong to leads, the oldest first. */
const rowsOf =
  <Row>(table: 'leadNotes' | 'leadEdits' | 'leadStatusChanges') =>
  (db: Db, companyId: string, leadIds: readonly string[]): Promise<Row[]> =>
    db
      .selectFrom(table)
      .selectAll()
      .where('companyId', '=', companyId)
      .where('leadId', 'in', [...leadIds, ''])
      .orderBy('createdAt')
      .orderBy('id')
      .execute() as Promise<Row[]>;

export const listNotes = rowsOf<Selectable<LeadNotesTable>>('leadNotes');
export const listEdits = rowsOf<Selectable<LeadEditsTable>>('leadEdits');
export const listStatusChanges = rowsOf<StatusChangeRow>('leadStatusChanges');

export async function listTags(db: Db, companyId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('leadTags')
    .select('tag')
    .distinct()
    .where('companyId', '=', companyId)
    .orderBy('tag')
    .limit(most)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** The different ways in which leads came. Goes from one to the next in the index, which has each of them many times. */
export async function listSources(db: Db, companyId: string, most: number): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(SELECT l."cameFrom" FROM "leads" AS l
    WHERE l."companyId" = ${companyId} AND l."cameFrom" <> '' AND l."cameFrom" > ${after}
    ORDER BY l."companyId", l."cameFrom" LIMIT 1)`;
  const { rows } = await sql<{ source: string }>`WITH RECURSIVE "sources" ("source") AS (
      SELECT ${next(sql`''`)} UNION ALL SELECT ${next(sql.ref('sources.source'))} FROM "sources"
      WHERE "sources"."source" IS NOT NULL
    ) SELECT "source" FROM "sources" WHERE "source" IS NOT NULL LIMIT ${sql.lit(most)}`.execute(db);
  return rows.map(({ source }) => source);
}
