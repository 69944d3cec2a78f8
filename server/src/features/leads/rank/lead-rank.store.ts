import { isOpenCallback } from '@meg/shared/domain/leads/lead-due';
import { openStatuses } from '@meg/shared/domain/leads/lead-views';
import { type SqlBool, sql } from 'kysely';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import type { LeadRow } from '../leads.table.js';
import { nothingAsked, notRanked, type RankedLead, type RankFacts, rankedColumns } from './lead-rank.service.js';

type Rank = Pick<LeadRow, 'score' | 'dueAt'>;
export type RankedRow = RankedLead & Rank;

const ranked = (db: Db, companyId: string) =>
  db
    .selectFrom('leads')
    .select([...rankedColumns, 'score', 'dueAt'])
    .where('companyId', '=', companyId);

export function findRanked(db: Db, companyId: string, id: string): Promise<RankedRow | undefined> {
  return ranked(db, companyId).where('id', '=', id).executeTakeFirst();
}

export type RankedPlace = Pick<RankedRow, 'createdAt' | 'id'>;

/** Those whose rank changes with time or with the company's settings, and those without one, the oldest first. */
export function listOpenRanked(
  db: Db,
  companyId: string,
  { after, most }: { after: RankedPlace; most: number },
): Promise<RankedRow[]> {
  return ranked(db, companyId)
    .where(sql<SqlBool>`("createdAt", "id") > (${after.createdAt}, ${after.id})`)
    .where(({ or, eb }) => or([eb('status', 'in', openStatuses), eb('score', '=', notRanked)]))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function rankFactsOf(db: Db, companyId: string, leadIds: readonly string[]) {
  const facts = new Map<string, RankFacts>();
  const of = (id: string): RankFacts => facts.get(id) ?? nothingAsked;
  if (leadIds.length === 0) return of;
  const asked = await db
    .selectFrom('leadStatusChanges')
    .select('leadId')
    .where(notByIndex('companyId'), '=', companyId)
    .where('leadId', 'in', leadIds)
    .where('toStatus', '=', 'human-handoff-requested')
    .execute();
  for (const { leadId } of asked) facts.set(leadId, { ...of(leadId), askedForPerson: true });
  const requests = await db
    .selectFrom('handoffs')
    .select(['leadId', 'slotStart', 'slotSeat', 'createdAt', 'cancelledAt', 'closedAt'])
    .where(notByIndex('companyId'), '=', companyId)
    .where('leadId', 'in', leadIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  // The last one of each lead remains.
  for (const { leadId, slotSeat, ...request } of requests) {
    if (leadId === null) continue;
    const isOpen = isOpenCallback({ ...request, holdsSlot: slotSeat !== null });
    const callbackAt = isOpen ? (request.slotStart ?? undefined) : of(leadId).callbackAt;
    facts.set(leadId, { ...of(leadId), request, callbackAt });
  }
  return of;
}

export async function changeRank(db: Db, { companyId, id }: Pick<LeadRow, 'companyId' | 'id'>, rank: Rank) {
  await db.updateTable('leads').set(rank).where('companyId', '=', companyId).where('id', '=', id).execute();
}

/** The company's settings as they are stored. */
export async function findConfigText(db: Db, companyId: string): Promise<string> {
  const found = await db.selectFrom('companies').select('config').where('id', '=', companyId).executeTakeFirst();
  return found?.config ?? '{}';
}

export async function listCompanyIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "companies" ORDER BY "id"`.execute(db);
  return rows.map(({ id }) => id);
}
