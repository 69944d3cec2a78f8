import { sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import { isCounted, type Span, spanRows } from './lead-figures.store.js';

export interface EndedLeads {
  /** The index of its span in the list. */
  day: number;
  kind: 'converted' | 'lost';
  currency: string | null;
  count: number;
  /** Booked, in the currency. */
  amount: number;
}

/** What was booked and lost in each span, by when it was first said. Read from the index alone. */
export async function endedByDay(db: Db, companyId: string, spans: readonly Span[]): Promise<EndedLeads[]> {
  const { rows } = await sql<EndedLeads>`WITH "days" ("day", "fromMs", "toMs") AS (VALUES ${spanRows(spans)})
    SELECT "days"."day", o."kind", o."currency", count(*) AS "count",
      sum(coalesce(o."amount", 0)) AS "amount"
    FROM "days" JOIN "leadOutcomes" AS o ON o."companyId" = ${companyId} AND o."kind" IN ('converted', 'lost')
      AND o."createdAt" >= "days"."fromMs" AND o."createdAt" < "days"."toMs"
    GROUP BY "days"."day", o."kind", o."currency"`.execute(db);
  return rows;
}

/** A booking, and the facts of its lead that bookings are grouped by. */
export interface Booking {
  amount: number;
  cameFrom: string;
  sourcePage: string;
  assigneeId: string | null;
  originCity: string;
  destinationCity: string;
  moveType: 'local' | 'international' | '';
  /** As JSON. */
  move: string;
}

const newestRead = 5_000;

/** The newest bookings only, because the facts are in the long rows of the leads. */
export async function listBookings(
  db: Db,
  { companyId, span, currency }: { companyId: string; span: Span; currency: string },
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`SELECT "some"."amount", l."cameFrom",
      l."sourcePage", l."assigneeId", l."originCity", l."destinationCity", l."moveType", l."move"
    FROM (SELECT "leadId", "amount" FROM "leadOutcomes" WHERE "companyId" = ${companyId} AND "kind" = 'converted'
      AND "createdAt" >= ${span.fromMs} AND "createdAt" < ${span.toMs} AND "currency" = ${currency}
      ORDER BY "createdAt" DESC LIMIT ${newestRead}) AS "some" JOIN "leads" AS l ON l."id" = "some"."leadId"
      AND ${isCounted}`.execute(db);
  return rows;
}

export interface OpenValue {
  /** Empty where the range was said in words only. */
  currency: string;
  count: number;
  /** Of the middles of the ranges. */
  amount: number;
}

/** What the open leads with a range are worth, whenever they came. */
export async function openValues(db: Db, companyId: string): Promise<OpenValue[]> {
  // With a condition on the amount SQLite would take the index by amount, and read the long rows.
  const { rows } = await sql<OpenValue>`SELECT "quoteCurrency" AS "currency",
      sum(CASE WHEN "quoteAmount" > 0 THEN 1 ELSE 0 END) AS "count", CAST(sum("quoteAmount") AS bigint) AS "amount"
    FROM "leads" AS l WHERE "companyId" = ${companyId} AND "status" NOT IN ('converted', 'lost') AND ${isCounted}
    GROUP BY "quoteCurrency" HAVING sum("quoteAmount") > 0`.execute(db);
  return rows;
}
