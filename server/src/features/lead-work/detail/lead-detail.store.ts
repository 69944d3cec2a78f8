import { type RawBuilder, type Selectable, sql } from 'kysely';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import { phoneKeysOf } from '../../leads/lead-search.service.js';
import type { LeadRow, StatusChangeRow } from '../../leads/leads.service.js';
import { listKeptIds, listMerges } from '../../leads/merged/merged-leads.service.js';
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

type PersonKeys = Pick<LeadRow, 'id' | 'companyId' | 'emailKey' | 'phoneKey'>;

/** Those of the lead, and those of the leads that were merged into it. */
async function keysOf(db: Db, lead: PersonKeys, country: string | null) {
  const all = [lead, ...(await listMerges(db, lead.companyId, [lead.id]))];
  return {
    emailKey: [...new Set(all.map(({ emailKey }) => emailKey))],
    phoneKey: [...new Set(all.flatMap(({ phoneKey }) => phoneKeysOf(phoneKey, country)))],
  };
}

/** The leads with the same email or phone, including this one, the newest first. */
export async function listLeadsOfPerson(
  db: Db,
  lead: PersonKeys,
  { most, country }: { most: number; country: string | null },
): Promise<LeadRow[]> {
  const { companyId, id } = lead;
  const keys = await keysOf(db, lead, country);
  const same = async (column: 'emailKey' | 'phoneKey') => {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where('companyId', '=', companyId)
      .where(column, 'in', keys[column])
      .where(column, '<>', '')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    const kept = await listKeptIds(db, companyId, { column, keys: keys[column], most });
    return [...rows.map((one) => one.id), ...kept];
  };
  const ids = new Set([id, ...(await same('emailKey')), ...(await same('phoneKey'))]);
  return db
    .selectFrom('leads')
    .selectAll()
    .where(notByIndex('companyId'), '=', companyId)
    .where('id', 'in', [...ids])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

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
