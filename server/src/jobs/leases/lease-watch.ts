import type { Ground } from '../../ground.js';
import { minuteMs } from '../../time/time-units.js';
import { type HeldLease, listHeldLeases, releaseLease } from './leases.store.js';

interface Needs extends Pick<Ground, 'database'> {
  /** A clock that only goes forward; it does not know the time of day. */
  steadyNow: () => number;
  /** Whether the lease is of this process, and whether this process still runs the job. */
  isOwn: (lease: HeldLease) => boolean;
  isRunning: (lease: HeldLease) => boolean;
}

interface SeenLease extends HeldLease {
  sinceMs: number;
}

const lookEveryMs = 10_000;
/** A living holder renews its lease several times in this time. */
const abandonedAfterMs = minuteMs;
/** After a longer gap, such as without a database, this process cannot tell which holders are alive. */
const longestGapMs = 25_000;

/**
 * Finds jobs whose holder is gone: their leases are not renewed while this process watches. It compares only what it
 * saw itself, by a clock that only goes forward. So clocks may be wrong, differ between servers, or be set.
 */
export class LeaseWatch {
  private seen = new Map<string, SeenLease>();
  private lookedAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly needs: Needs) {}

  async look(): Promise<void> {
    const { database, steadyNow, isRunning } = this.needs;
    const gapMs = steadyNow() - this.lookedAtMs;
    if (gapMs < lookEveryMs) return;
    const leases = await listHeldLeases(database.reader);
    const nowMs = steadyNow();
    const earlier = gapMs > longestGapMs ? new Map<string, SeenLease>() : this.seen;
    const watched = leases.filter((lease) => !isRunning(lease));
    this.seen = new Map(watched.map((lease) => [lease.id, { ...lease, sinceMs: sinceWhen(earlier, lease) ?? nowMs }]));
    this.lookedAtMs = nowMs;
    await this.release([...this.seen.values()].filter(({ sinceMs }) => nowMs - sinceMs >= abandonedAfterMs));
  }

  private async release(abandoned: readonly HeldLease[]): Promise<void> {
    if (abandoned.length === 0) return;
    const { database, isOwn } = this.needs;
    await database.transaction(async (trx) => {
      // A lease of this process is left because its result could not be stored: no process has ended.
      for (const lease of abandoned) await releaseLease(trx, lease, isOwn(lease) ? 0 : 1);
    });
  }
}

/** Since when a lease is unchanged. */
function sinceWhen(
  earlier: ReadonlyMap<string, SeenLease>,
  { id, leaseToken, leaseUntil }: HeldLease,
): number | undefined {
  const seen = earlier.get(id);
  return seen?.leaseToken === leaseToken && seen.leaseUntil === leaseUntil ? seen.sinceMs : undefined;
}
