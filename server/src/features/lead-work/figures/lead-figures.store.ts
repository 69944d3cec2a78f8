import { statusesBeyond } from '@meg/shared/domain/leads/lead-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import { madeFromHandoff } from '../../leads/lead-source.service.js';

export interface Span {
  fromMs: number;
  /** Not included. */
  toMs: number;
}

interface CompanySpan {
  companyId: string;
  span: Span;
}

/** How many of the newest leads are read where each lead's history or long row is needed. */
const newestRead = 5_000;
const mostSources = 8;
const countedMost = 10_000;

export interface DayFigures {
  /** The index of its span in the list. */
  day: number;
  status: string;
  leads: number;
  /** How many have a price range. */
  quoted: number;
  amount: number;
}

/** Literals, because PostgreSQL would take parameters here for text. */
export function spanRows(spans: readonly Span[]): RawBuilder<unknown> {
  return sql.join(spans.map(({ fromMs, toMs }, day) => sql`(${sql.lit(day)}, ${sql.lit(fromMs)}, ${sql.lit(toMs)})`));
}

/** What looks like a bot's, and what the company has sent itself as a try, is in no figures. */
export const isCounted = sql`l."botSign" IS NULL AND l."isTest" = 0`;

const cameIn = ({
  companyId,
  span,
}: CompanySpan) => sql`l."companyId" = ${companyId} AND l."createdAt" >= ${span.fromMs}
  AND l."createdAt" < ${span.toMs} AND ${isCounted}`;

export async function figuresByDay(db: Db, companyId: string, spans: readonly Span[]): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`WITH "days" ("day", "fromMs", "toMs") AS (VALUES ${spanRows(spans)})
    SELECT "days"."day", l."status", count(*) AS "leads", CAST(sum(l."quoteAmount") AS bigint) AS "amount",
      sum(CASE WHEN l."quoteAmount" > 0 THEN 1 ELSE 0 END) AS "quoted"
    FROM "days" JOIN "leads" AS l ON l."companyId" = ${companyId} AND ${isCounted}
      AND l."createdAt" >= "days"."fromMs" AND l."createdAt" < "days"."toMs"
    GROUP BY "days"."day", l."status"`.execute(db);
  return rows;
}

export async function hasLeads(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 AS "one" FROM "leads" AS l WHERE l."companyId" = ${companyId}
    AND ${isCounted} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export interface Reached {
  handoffs: number;
  contacted: number;
  qualified: number;
}

function didReach(statuses: readonly string[]): RawBuilder<unknown> {
  const list = sql.join(statuses.map((status) => sql.lit(status)));
  return sql`EXISTS (SELECT 1 FROM "leadStatusChanges" AS c WHERE c."leadId" = l."id" AND c."toStatus" IN (${list}))`;
}

/**
 * How far the leads had come that are lost or wait for a person. The history of others is not read, since that would
 * take most of the time.
 */
export async function countReachedBefore(db: Db, of: CompanySpan): Promise<Reached> {
  const { rows } = await sql<Omit<Reached, 'handoffs'>>`SELECT
      count(CASE WHEN ${didReach(statusesBeyond.contacted)} THEN 1 END) AS "contacted",
      count(CASE WHEN ${didReach(statusesBeyond.qualified)} THEN 1 END) AS "qualified"
    FROM "leads" AS l
    WHERE ${cameIn(of)} AND l."status" IN ('lost', 'human-handoff-requested')`.execute(db);
  return { ...(rows[0] as Omit<Reached, 'handoffs'>), handoffs: await countHandoffs(db, of) };
}

async function countHandoffs(db: Db, { companyId, span }: CompanySpan): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(DISTINCT l."id") AS "count"
    FROM "leadStatusChanges" AS c JOIN "leads" AS l ON l."id" = c."leadId" AND l."companyId" = c."companyId"
    WHERE c."companyId" = ${companyId} AND c."toStatus" = 'human-handoff-requested'
      AND c."createdAt" >= ${span.fromMs} AND l."createdAt" >= ${span.fromMs} AND l."createdAt" < ${span.toMs}
      AND ${isCounted}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Wait {
  /** The id of a person, or empty for all together. */
  personId: string;
  answered: number;
  /** The rank of the wait among all answered leads; the shortest is 1. */
  place: number;
  waitMs: number;
}

const byWhom = { person: sql.ref('c.changedBy'), all: sql.lit('') };

/**
 * The median and the ninth decile of the time from a lead to its first change by a person; giving it up as lost is no
 * answer. Reads the newest leads only, so that the cost does not grow.
 */
export async function listWaits(db: Db, of: CompanySpan, by: keyof typeof byWhom): Promise<Wait[]> {
  const { rows } = await sql<Wait>`WITH "newest" AS (
      SELECT l."id", l."createdAt" FROM "leads" AS l WHERE ${cameIn(of)} AND l."status" <> 'new'
        AND (l."addedBy" IS NULL OR l."addedBy" = ${sql.lit(madeFromHandoff)})
      ORDER BY l."createdAt" DESC LIMIT ${newestRead}
    ), "firsts" AS (
      SELECT ${byWhom[by]} AS "personId", c."createdAt" - n."createdAt" AS "waitMs",
        row_number() OVER (PARTITION BY n."id" ORDER BY c."createdAt", c."id") AS "turn"
      FROM "newest" AS n JOIN "leadStatusChanges" AS c ON c."leadId" = n."id" AND c."changedBy" <> 'visitor'
        AND c."toStatus" <> 'lost'
    ), "ranked" AS (
      SELECT "personId", "waitMs", row_number() OVER (PARTITION BY "personId" ORDER BY "waitMs") AS "place",
        count(*) OVER (PARTITION BY "personId") AS "answered"
      FROM "firsts" WHERE "turn" = 1
    ) SELECT "personId", "answered", "place", "waitMs" FROM "ranked"
    WHERE "place" = ("answered" + 1) / 2 OR "place" = ("answered" * 9 + 9) / 10`.execute(db);
  return rows;
}

export interface SourceFigures {
  page: string;
  leads: number;
  converted: number;
}

/** Reads the newest leads only, because the page is in the long rows. */
export async function countBySource(db: Db, of: CompanySpan): Promise<SourceFigures[]> {
  const { rows } = await sql<SourceFigures>`SELECT "sourcePage" AS "page", count(*) AS "leads",
      sum(CASE WHEN "status" = 'converted' THEN 1 ELSE 0 END) AS "converted"
    FROM (SELECT l."sourcePage", l."status" FROM "leads" AS l WHERE ${cameIn(of)}
      ORDER BY l."createdAt" DESC LIMIT ${newestRead}) AS "some"
    GROUP BY "sourcePage" ORDER BY count(*) DESC, "sourcePage" LIMIT ${mostSources}`.execute(db);
  return rows;
}

export interface CountOf {
  personId: string | null;
  count: number;
}

/** Leads that are still converted, by the person who converted them in that span. */
export async function countWins(db: Db, { companyId, span }: CompanySpan): Promise<CountOf[]> {
  const { rows } = await sql<CountOf>`SELECT c."changedBy" AS "personId", count(DISTINCT c."leadId") AS "count"
    FROM "leadStatusChanges" AS c JOIN "leads" AS l ON l."id" = c."leadId" AND l."companyId" = c."companyId"
    WHERE c."companyId" = ${companyId} AND c."toStatus" = 'converted' AND c."createdAt" >= ${span.fromMs}
      AND c."createdAt" < ${span.toMs} AND l."status" = 'converted' AND ${isCounted}
    GROUP BY c."changedBy"`.execute(db);
  return rows;
}

/** Open leads by the person they are assigned to, whenever they came. */
export async function countOpen(db: Db, companyId: string): Promise<CountOf[]> {
  const { rows } = await sql<CountOf>`SELECT "assigneeId" AS "personId", count(*) AS "count" FROM "leads" AS l
    WHERE "companyId" = ${companyId} AND "status" NOT IN ('converted', 'lost') AND ${isCounted}
    GROUP BY "assigneeId"`.execute(db);
  return rows;
}

export interface LeadTotal {
  companyId: string;
  leads: number;
  lastLeadAt: number | null;
}

/** Totals of companies, bots included. Counting stops at a limit, so that no company makes the list slow. */
export async function totalsOfCompanies(db: Db, ids: readonly string[]): Promise<LeadTotal[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LeadTotal>`SELECT c."id" AS "companyId",
      (SELECT count(*) FROM (SELECT 1 AS "one" FROM "leads" AS l WHERE l."companyId" = c."id"
        LIMIT ${sql.lit(countedMost)}) AS "some") AS "leads",
      (SELECT max(l."createdAt") FROM "leads" AS l WHERE l."companyId" = c."id") AS "lastLeadAt"
    FROM "companies" AS c WHERE c."id" IN (${sql.join([...ids])})`.execute(db);
  return rows;
}
