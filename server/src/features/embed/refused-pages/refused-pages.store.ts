import type { Db } from '../../../database/schema.js';
import type { RefusedPagesTable } from './refused-pages.table.js';

/** Of one company. Whoever forges addresses pushes out only such that were as rare. */
export const mostHosts = 100;

export interface Refusal extends Pick<RefusedPagesTable, 'host' | 'path' | 'count'> {
  at: number;
}

/** False if the host was not known. */
export async function countRefusal(db: Db, companyId: string, { host, path, count, at }: Refusal): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refusedPages')
    .set(({ eb }) => ({ count: eb('count', '+', count), lastAt: at, path }))
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if another server was quicker. */
export async function insertRefusal(
  db: Db,
  { id, companyId }: Pick<RefusedPagesTable, 'id' | 'companyId'>,
  { host, path, count, at }: Refusal,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('refusedPages')
    .values({ id, companyId, host, path, count, firstAt: at, lastAt: at, hiddenAt: null })
    .onConflict((conflict) => conflict.columns(['companyId', 'host']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Keeps the hosts that were refused most often, and of equals the newest. */
export async function deleteRarest(db: Db, companyId: string): Promise<void> {
  await db
    .deleteFrom('refusedPages')
    .where('companyId', '=', companyId)
    .where('id', 'not in', ({ selectFrom }) =>
      selectFrom('refusedPages')
        .select('id')
        .where('companyId', '=', companyId)
        .orderBy('count', 'desc')
        .orderBy('lastAt', 'desc')
        .orderBy('id', 'desc')
        .limit(mostHosts),
    )
    .execute();
}

export async function listRefusals(db: Db, companyId: string): Promise<RefusedPagesTable[]> {
  return db
    .selectFrom('refusedPages')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('hiddenAt', 'is', null)
    .orderBy('lastAt', 'desc')
    .limit(mostHosts)
    .execute();
}

/** False if the company has no such row. */
export async function hideRefusal(db: Db, companyId: string, { id, at }: { id: string; at: number }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refusedPages')
    .set({ hiddenAt: at })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteRefusalsBefore(db: Db, beforeMs: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('refusedPages')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('refusedPages').select('id').where('lastAt', '<', beforeMs).orderBy('lastAt').limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
