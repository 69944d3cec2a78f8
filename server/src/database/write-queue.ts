import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './schema.js';

export type Outcome = { value: unknown } | { error: unknown };

export interface Job {
  work: (trx: Db) => Promise<unknown>;
  settle: (outcome: Outcome) => void;
}

/** Stores all of a group and settles each of its jobs. If it throws, the jobs that are not settled yet have failed. */
export type RunGroup = (group: readonly Job[]) => Promise<void>;

const largestGroup = 256;

/**
 * The costly part of a write is the wait for the disk at its commit. So all work that waits at the same moment is
 * one group, which shares a transaction and a commit; each piece is answered only after the commit that holds it.
 */
export class WriteQueue {
  private waiting: Job[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly runGroup: RunGroup,
    private readonly lanes: number,
  ) {}

  run<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({
        work,
        settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as T)),
      });
      if (this.running.size < this.lanes) this.openLane();
    });
  }

  async idle(): Promise<void> {
    await Promise.all(this.running);
  }

  private openLane(): void {
    const lane = this.drain().finally(() => this.running.delete(lane));
    this.running.add(lane);
  }

  private async drain(): Promise<void> {
    // The requests that arrive in the same turn of the event loop are the group.
    await nextTurn();
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, largestGroup);
      await this.runGroup(group).catch((error) => {
        for (const job of group) job.settle({ error });
      });
      if (this.waiting.length === 0) await nextTurn();
    }
  }
}
