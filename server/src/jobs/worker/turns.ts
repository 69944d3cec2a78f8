import type { Ground } from '../../ground.js';
import type { Held, JobRow } from '../jobs.store.js';
import { claimDue, type Lease, ownerOf, type WaitingOwner, waitingOwners } from '../leases/job-claims.store.js';
import { shareSlots } from './share-slots.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  newLease: () => Lease;
}

export interface Capacity {
  /** How many jobs of each kind may be begun. */
  free: ReadonlyMap<string, number>;
  running: readonly JobRow[];
}

interface Wanted {
  kind: string;
  shares: ReadonlyMap<string, number>;
}

export interface Turn {
  taken: (JobRow & Held)[];
  /** When the next job can be begun. */
  nextAt: number;
}

/** Each look continues where the last one of the same kind ended, so that its cost does not grow with the queue. */
const ownersAtOnce = 500;

function usedBy(running: readonly JobRow[], kind: string): Map<string, number> {
  const used = new Map<string, number>();
  for (const row of running) if (row.kind === kind) used.set(ownerOf(row), (used.get(ownerOf(row)) ?? 0) + 1);
  return used;
}

/** Takes jobs that are due, in turns between their companies. */
export class Turns {
  /** By kind, the owner whose turn was last. */
  private readonly lastOwners = new Map<string, string>();

  constructor(private readonly needs: Needs) {}

  async take({ free, running }: Capacity): Promise<Turn> {
    const { now } = this.needs;
    const wanted: Wanted[] = [];
    let nextAt = Number.POSITIVE_INFINITY;
    for (const [kind, freeOfKind] of free) {
      const waiting = await this.look(kind);
      const due = waiting.filter(({ firstAt }) => firstAt !== null && firstAt <= now()).map(({ owner }) => owner);
      const shares = shareSlots(due, { free: freeOfKind, usedBy: usedBy(running, kind) });
      if (shares.size > 0) wanted.push({ kind, shares });
      nextAt = Math.min(
        nextAt,
        ...waiting.flatMap(({ firstAt }) => (firstAt !== null && firstAt > now() ? firstAt : [])),
      );
      this.remember(kind, waiting, shares);
    }
    return { taken: wanted.length > 0 ? await this.claim(wanted) : [], nextAt };
  }

  /** Owners after the one whose turn was last, then the others. */
  private async look(kind: string): Promise<WaitingOwner[]> {
    const { reader } = this.needs.database;
    const after = this.lastOwners.get(kind) ?? '';
    const next = await waitingOwners(reader, { kind, after, limit: ownersAtOnce });
    if (after === '' || next.length === ownersAtOnce) return next;
    const known = new Set(next.map(({ owner }) => owner));
    const first = await waitingOwners(reader, { kind, after: '', limit: ownersAtOnce - next.length });
    return [...next, ...first.filter(({ owner }) => !known.has(owner))];
  }

  private remember(kind: string, waiting: readonly WaitingOwner[], shares: ReadonlyMap<string, number>): void {
    const last = [...shares.keys()].at(-1) ?? (waiting.length === ownersAtOnce ? waiting.at(-1)?.owner : undefined);
    if (last !== undefined) this.lastOwners.set(kind, last);
  }

  private claim(wanted: readonly Wanted[]): Promise<(JobRow & Held)[]> {
    const { database, now, newLease } = this.needs;
    const { dialect } = database;
    return database.transaction(async (trx) => {
      const lease = newLease();
      const claims = wanted.flatMap(({ kind, shares }) =>
        [...shares].map(([of, limit]) => claimDue(trx, { dialect, kind, of, now: now(), limit, lease })),
      );
      return (await Promise.all(claims)).flat();
    });
  }
}
