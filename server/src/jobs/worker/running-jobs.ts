import type { Ground } from '../../ground.js';
import { withinTime } from '../../time/within-time.js';
import { changeHeld, type Held, type JobRow } from '../jobs.store.js';
import type { HeldJob } from '../leases/lease-renewal.js';
import type { JobRunner } from './job-runner.js';

interface RunningJob extends HeldJob {
  done: Promise<void>;
  /** Runs without others of its kind, because a process ended during it before. */
  isAlone: boolean;
}

interface Needs extends Pick<Ground, 'database' | 'registry' | 'logger'> {
  runner: JobRunner;
  /** Called when a job has ended. */
  onEnd: () => void;
}

/** For kinds without `atOnce`. One company alone uses half of them. */
const atOnceOfKind = 16;

/** The jobs that this worker is running. */
export class RunningJobs {
  /** How many were begun since the start. */
  begun = 0;
  private readonly byId = new Map<string, RunningJob>();

  constructor(private readonly needs: Needs) {}

  get all(): readonly RunningJob[] {
    return [...this.byId.values()];
  }

  /** How many more of this kind may be begun. */
  freeOf(kind: string): number {
    const atOnce = this.needs.registry.handlerOf(kind)?.atOnce ?? atOnceOfKind;
    return atOnce - this.all.filter(({ row }) => row.kind === kind).length;
  }

  has({ id, leaseToken }: Held): boolean {
    return this.byId.get(id)?.row.leaseToken === leaseToken;
  }

  begin(row: JobRow & Held, isAlone = false): void {
    const { registry, runner, logger, onEnd } = this.needs;
    const handler = registry.handlerOf(row.kind);
    if (!handler) return;
    const stopping = new AbortController();
    const done = runner
      .run({ row, handler, stopping: stopping.signal })
      .catch((error: Error) => {
        // The lease is then not renewed, and the job is done again.
        logger.error({ job: row.id, reason: error.message }, 'what came of a job was not stored');
      })
      .finally(() => {
        if (this.has(row)) this.byId.delete(row.id);
        onEnd();
      });
    this.begun += 1;
    this.byId.set(row.id, { row, stopping, done, isAlone });
  }

  async allDone(): Promise<void> {
    await Promise.all(this.all.map(({ done }) => done));
  }

  /** Waits until all have ended, or that long. */
  async waitAtMost(mostMs: number): Promise<void> {
    await withinTime(this.allDone(), mostMs, () => undefined);
  }

  abort(reason: Error): void {
    for (const { stopping } of this.all) stopping.abort(reason);
  }

  /** Lets other workers take the jobs that have not ended, without counting the try. */
  async giveBack(): Promise<void> {
    const { database, logger } = this.needs;
    await Promise.all(
      this.all.map(({ row }) =>
        database
          .transaction((trx) => changeHeld(trx, row, { attempts: row.attempts - 1, interruptions: row.interruptions }))
          .catch((error: Error) => logger.error({ job: row.id, reason: error.message }, 'a lease was not given back')),
      ),
    );
  }

  /** After a fault that ends the process: each running job may have caused it. */
  blame(): void {
    for (const { row } of this.all) row.interruptions += 1;
  }
}
