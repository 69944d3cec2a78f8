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

/** So far is looked for a job of another company than the last. */
const lookedThrough = 50;

/**
 * Jobs in whose midst a process ended. One of them may have ended it, and most were merely there: each is tried once
 * more without the others, so that only the one that ends the process again is set aside.
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
