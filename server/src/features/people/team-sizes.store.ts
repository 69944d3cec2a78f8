import type { Db } from '../../database/schema.js';

/** How many people of each company may sign in. */
export async function countPeopleOf(db: Db, companyIds: readonly string[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => ['companyId', fn.countAll<number>().as('count')])
    .where('companyId', 'in', companyIds)
    .where('state', '=', 'active')
    .groupBy('companyId')
    .execute();
  return new Map(rows.map(({ companyId, count }) => [companyId, Number(count)]));
}
