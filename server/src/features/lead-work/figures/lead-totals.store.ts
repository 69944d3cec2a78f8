import { sql } from 'kysely';
import type { Db } from '../../../database/schema.js';

export interface LeadTotal {
  companyId: string;
  leads: number;
  lastLeadAt: number | null;
}

/** Counts at most so many leads of a company, so that no company makes the list slow. */
export async function totalsOfCompanies(db: Db, ids: readonly string[], most: number): Promise<LeadTotal[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<LeadTotal>`SELECT c."id" AS "companyId",
      (SELECT count(*) FROM (SELECT 1 AS "one" FROM "leads" AS l WHERE l."companyId" = c."id"
        LIMIT ${sql.lit(most)}) AS "some") AS "leads",
      (SELECT max(l."createdAt") FROM "leads" AS l WHERE l."companyId" = c."id") AS "lastLeadAt"
    FROM "companies" AS c WHERE c."id" IN (${sql.join([...ids])})`.execute(db);
  return rows;
}
