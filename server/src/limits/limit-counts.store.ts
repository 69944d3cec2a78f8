import { sql } from 'kysely';
import type { Db } from '../database/schema.js';
import { minuteMs } from '../time/time-units.js';

interface Window {
  key: string;
  now: number;
  windowMs: number;
}

/** By how much the clocks of two servers may differ, and two requests be counted in another order than they came. */
const clockToleranceMs = minuteMs;

/**
 * Counts one more and answers the count with the end of its window. A window that ends much later than a new one would
 * was begun before the clock was set back: it is begun anew, or the key would stay limited for as long as the clock lost.
 */
export async function addOne(db: Db, { key, now, windowMs }: Window): Promise<{ count: number; endsAt: number }> {
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

/** How many were deleted. */
export async function deleteEndedCounts(db: Db, endedBefore: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limitCounts')
    .where('key', 'in', (from) =>
      from.selectFrom('limitCounts').select('key').where('endsAt', '<=', endedBefore).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteCountsOf(db: Db, name: string): Promise<void> {
  await db.deleteFrom('limitCounts').where('key', 'like', `${name} %`).execute();
}
