import type { Ground } from '../../ground.js';
import type { Held, JobRow } from '../jobs.store.js';
import { claimOne, type Lease, listInterrupted, ownerOf } from './job-claims.store.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  newLease: () => Lease;
}

interface Next {
  taken: (JobRow & Held) | undefined;
  /** When the next is due. */
  nextAt: number;
}

/** How many are read to find a job of another company than the last one. */
const lookedThrough = 50;

/**
 * Jobs that were running when a process ended. One of them may have been the cause. Each is tried once more on its own, so
 * that only a job that ends the process again is set aside.
 */
export class InterruptedJobs {
  private lastOwner = '';

  constructor(private readonly needs: Needs) {}

  async take(kinds: readonly string[]): Promise<Next> {
    const { database, now, newLease } = this.needs;
    const waiting = await listInterrupted(database.reader, kinds, lookedThrough);
    const due = waiting.filter(({ runAt }) => runAt <= now());
    const next = due.find((row) => ownerOf(row) !== this.lastOwner) ?? due[0];
    if (!next) return { taken: undefined, nextAt: waiting[0]?.runAt ?? Number.POSITIVE_INFINITY };
    this.lastOwner = ownerOf(next);
    const taken = await database.transaction((trx) => claimOne(trx, next.id, newLease()));
    return { taken, nextAt: now() };
  }
}
