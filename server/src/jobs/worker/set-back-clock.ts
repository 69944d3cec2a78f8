import { sql } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { hourMs, minuteMs } from '../../time/time-units.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  /** A clock that only goes forward; it does not know the time of day. */
  steadyNow: () => number;
}

/** Clocks of servers may differ by this much without being wrong. */
export const tolerableMs = minuteMs;
const lookEveryMs = hourMs;
const noticedMs = 1_000;
const movedAtOnce = 500;

async function plannedLater(db: Db, than: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('plannedAt', '>', than)
    .limit(movedAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the time between planning and running. */
async function moveTo(db: Db, ids: readonly string[], now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: sql<number>`"runAt" - "plannedAt" + ${now}`, plannedAt: now })
    .where('id', 'in', ids)
    .where('plannedAt', '>', now)
    .execute();
}

/**
 * Jobs that were planned while a clock was ahead would wait for too long. Jobs that were planned in the future are
 * brought forward: at the start, when the clock has gone back, and each hour because of other servers' clocks.
 */
export class SetBackClock {
  private lookedAtMs = Number.NEGATIVE_INFINITY;
  private aheadMs = 0;

  constructor(private readonly needs: Needs) {}

  async bringForward(): Promise<void> {
    const { database, now, steadyNow } = this.needs;
    const aheadMs = now() - steadyNow();
    const wentBack = aheadMs < this.aheadMs - noticedMs;
    this.aheadMs = aheadMs;
    if (!wentBack && steadyNow() - this.lookedAtMs < lookEveryMs) return;
    this.lookedAtMs = steadyNow();
    for (let moved = movedAtOnce; moved === movedAtOnce; ) {
      const ids = await plannedLater(database.reader, now() + tolerableMs);
      moved = ids.length;
      if (moved > 0) await database.transaction((trx) => moveTo(trx, ids, now()));
    }
  }
}
