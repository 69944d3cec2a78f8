import { sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import { type Span, spanRows } from './lead-figures.store.js';

export interface EndedLeads {
  /** The index of its span in the list. */
  day: number;
  kind: 'converted' | 'lost';
  currency: string | null;
  count: number;
  /** Booked, in whole units of the currency. */
  amount: number;
}

/** What was booked and lost in each span, by when it was first said. Read from the index alone. */
export async function endedByDay(db: Db, companyId: string, spans: readonly Span[]): Promise<EndedLeads[]> {
  const { rows } = await sql<EndedLeads>`WITH "days" ("day", "fromMs", "toMs") AS (VALUES ${spanRows(spans)})
    SELECT "days"."day", o."kind", o."currency", count(*) AS "count",
      CAST(sum(coalesce(o."amount", 0)) AS bigint) AS "amount"
    FROM "days" JOIN "leadOutcomes" AS o ON o."companyId" = ${companyId} AND o."kind" IN ('converted', 'lost')
      AND o."createdAt" >= "days"."fromMs" AND o."createdAt" < "days"."toMs"
    GROUP BY "days"."day", o."kind", o."currency"`.execute(db);
  return rows;
}

export interface BookedFrom {
  cameFrom: string;
  count: number;
  amount: number;
}

const newestRead = 5_000;
const mostSources = 8;

/** Reads the newest bookings only, because how a lead came is in its long row. */
export async function bookedBySource(
  db: Db,
  { companyId, span, currency }: { companyId: string; span: Span; currency: string },
): Promise<BookedFrom[]> {
  const { rows } = await sql<BookedFrom>`SELECT l."cameFrom", count(*) AS "count",
      CAST(sum("some"."amount") AS bigint) AS "amount"
    FROM (SELECT "leadId", "amount" FROM "leadOutcomes" WHERE "companyId" = ${companyId} AND "kind" = 'converted'
      AND "createdAt" >= ${span.fromMs} AND "createdAt" < ${span.toMs} AND "currency" = ${currency}
      ORDER BY "createdAt" DESC LIMIT ${newestRead}) AS "some" JOIN "leads" AS l ON l."id" = "some"."leadId"
    GROUP BY l."cameFrom" ORDER BY sum("some"."amount") DESC, l."cameFrom" LIMIT ${mostSources}`.execute(db);
  return rows;
}
