import { sql } from 'kysely';
import type { Db } from '../database/schema.js';
import type { KeptRows } from '../retention/kept-rows.js';
import { minuteMs } from '../time/time-units.js';

/** The clocks of two servers may differ by this much, and requests may be counted in another order than they came. */
const clockToleranceMs = minuteMs;

/**
 * Counts one more and returns the count with the end of its window. A window that ends much later than a new one would
 * has been left by a clock that was set back. It is begun anew, or the key would stay limited for too long.
 */
export async function addOne(db: Db, { key, now, windowMs }: { key: string; now: number; windowMs: number }) {
  const latestEnd = now + windowMs + clockToleranceMs;
  const runs = sql<boolean>`"limitCounts"."endsAt" > ${now} AND "limitCounts"."endsAt" <= ${latestEnd}`;
  return db
    .insertInto('limitCounts')
    .values({ key, count: 1, endsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`CASE WHEN ${runs} THEN "limitCounts"."count" + 1 ELSE 1 END`,
        endsAt: sql`CASE WHEN ${runs} THEN "limitCounts"."endsAt" ELSE ${now + windowMs} END`,
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow();
}

export async function takeOneBack(db: Db, key: string): Promise<void> {
  await db
    .updateTable('limitCounts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

export async function deleteCounts(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('limitCounts').where('key', 'in', keys).execute();
}

export const keptLimitCounts: KeptRows = {
  table: 'limitCounts',
  which: 'those whose time has ended',
  keptMs: 0,
  deleteOld: async (trx, endedBefore, most) => {
    const ended = trx.selectFrom('limitCounts').select('key').where('endsAt', '<=', endedBefore).limit(most);
    const { numDeletedRows } = await trx.deleteFrom('limitCounts').where('key', 'in', ended).executeTakeFirst();
    return Number(numDeletedRows);
  },
};

export async function deleteCountsOf(db: Db, name: string): Promise<void> {
  await db.deleteFrom('limitCounts').where('key', 'like', `${name} %`).execute();
}
