import { insertOnce } from '../../../database/insert-once.js';
import type { Db } from '../../../database/schema.js';
import type { NotificationMarksTable, NotificationTalliesTable } from '../notifications.table.js';

/** False where the mark was set before. Of two callers at once, the second waits for the first. */
export const markOnce = (db: Db, row: NotificationMarksTable): Promise<boolean> =>
  insertOnce(db, 'notificationMarks', row, ['companyId', 'key']);

/** Sets the mark where there is none or it is at least that old, and returns undefined; else returns when it was set. */
export async function markAfter(db: Db, row: NotificationMarksTable, ageMs: number): Promise<number | undefined> {
  const { companyId, key, createdAt } = row;
  const set = await db
    .insertInto('notificationMarks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'key'])
        .doUpdateSet({ createdAt })
        .where('notificationMarks.createdAt', '<=', createdAt - ageMs),
    )
    .returning('createdAt')
    .executeTakeFirst();
  if (set) return undefined;
  const last = await db
    .selectFrom('notificationMarks')
    .select('createdAt')
    .where('companyId', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return last.createdAt;
}

export async function removeMark(db: Db, { companyId, key }: Pick<NotificationMarksTable, 'companyId' | 'key'>) {
  await db.deleteFrom('notificationMarks').where('companyId', '=', companyId).where('key', '=', key).execute();
}

type Tally = Pick<NotificationTalliesTable, 'companyId' | 'kind'>;

/** Returns the new count: each number once. */
export async function countOneMore(db: Db, { companyId, kind }: Tally): Promise<number> {
  const { count } = await db
    .insertInto('notificationTallies')
    .values({ companyId, kind, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'kind'])
        .doUpdateSet(({ eb }) => ({ count: eb('notificationTallies.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return Number(count);
}
