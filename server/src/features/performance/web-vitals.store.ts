import type { WebVitalName } from '@meg/shared/domain/web-vitals';
import type { Db } from '../../database/schema.js';
import type { WebVitalsTable } from './web-vitals.table.js';

/** The rows have different keys, in the same order for all callers, which prevents deadlocks. */
export async function addWebVitals(db: Db, rows: readonly WebVitalsTable[]): Promise<void> {
  await db
    .insertInto('webVitals')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'name', 'bucket'])
        .doUpdateSet((row) => ({ count: row('webVitals.count', '+', row.ref('excluded.count')) })),
    )
    .execute();
}

export async function sumWebVitals(db: Db, sinceDay: string) {
  const rows = await db
    .selectFrom('webVitals')
    .select((row) => ['name', 'bucket', row.fn.sum<number | string>('count').as('count')])
    .where('day', '>=', sinceDay)
    .groupBy(['name', 'bucket'])
    .execute();
  return rows.map(({ name, bucket, count }) => ({ name: name as WebVitalName, bucket, count: Number(count) }));
}

export async function deleteWebVitals(db: Db, beforeMs: number): Promise<number> {
  const beforeDay = new Date(beforeMs).toISOString().slice(0, 10);
  const { numDeletedRows } = await db.deleteFrom('webVitals').where('day', '<', beforeDay).executeTakeFirst();
  return Number(numDeletedRows);
}
