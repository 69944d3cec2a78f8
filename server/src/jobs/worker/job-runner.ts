import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { dayMs } from '../../time/time-units.js';
import { failureReason } from '../failure-reason.js';
import { type FinishJob, type Job, type JobHandler, JobPostponed, JobRefused, JobSetAside } from '../job.js';
import { changeHeld, type Held, type JobChange, type JobRow } from '../jobs.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'random' | 'recordEvent' | 'registry' | 'logger'> {
  /** The company whose people are notified of dead jobs of the platform itself. Missing: nobody is notified. */
  platformCompanyId?: () => Promise<string>;
  /** Called at each failed try. */
  onFailedTry?: (kind: string) => void;
}

/** A job that this worker has claimed, and the signal that ends it early. */
export interface TakenJob {
  row: JobRow & Held;
  handler: JobHandler;
  stopping: AbortSignal;
}

type GivenUpJob = Pick<TakenJob, 'row' | 'handler'>;

interface DeadJob extends GivenUpJob {
  companyId: string;
  isSetAside: boolean;
}

class LeaseLost extends Error {}

const timeLimitMs = 120_000;
/** If this many processes ended during a job, it waits for a person to start it again. */
const mostInterruptions = 2;

/** A job that other servers have postponed for this long is given up. */
const longestPostponedMs = 3 * dayMs;

const secondsOf = (ms: number) => Math.round(ms / 1000);

function jobOf({ id, kind, companyId, payload, attempts, createdAt }: JobRow): Job {
  return { id, kind, companyId, payload: JSON.parse(payload) as Job['payload'], attempt: attempts, createdAt };
}

/** Tries one job and stores the result, unless the lease was lost. */
export class JobRunner {
  constructor(private readonly needs: Needs) {}

  async run(taken: TakenJob): Promise<void> {
    const { row, handler, stopping } = taken;
    try {
      if (row.interruptions >= mostInterruptions) {
        throw new JobSetAside('Set aside: the server ended twice while this job was running');
      }
      const finish = await this.tryOnce(jobOf(row), handler, stopping);
      await this.finish(row, finish);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      await this.recordFailure(taken, error);
    }
  }

  private async tryOnce(job: Job, handler: JobHandler, stopping: AbortSignal): Promise<FinishJob | undefined> {
    const limitMs = handler.timeLimitMs ?? timeLimitMs;
    const late = new AbortController();
    const signal = AbortSignal.any([stopping, late.signal]);
    const timer = setTimeout(() => late.abort(new Error(`No end after ${secondsOf(limitMs)} seconds`)), limitMs);
    // A handler may ignore the signal: it then goes on, but its answer is not stored.
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    try {
      signal.throwIfAborted();
      return await Promise.race([handler.run(job, signal), ended]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async finish(row: JobRow & Held, finish: FinishJob | undefined): Promise<void> {
    const { database, now } = this.needs;
    await database.transaction(async (trx) => {
      if (!(await changeHeld(trx, row, { state: 'done', finishedAt: now(), lastError: null }))) throw new LeaseLost();
      await finish?.(trx);
    });
  }

  private async recordFailure({ row, handler, stopping }: TakenJob, error: unknown): Promise<void> {
    const { database, now, random, logger } = this.needs;
    const { interruptions } = row;
    const put = (change: JobChange) =>
      database.transaction((trx) => changeHeld(trx, row, { interruptions, plannedAt: now(), ...change }));
    if (stopping.aborted) {
      await put({ attempts: row.attempts - 1 });
      return;
    }
    const lastError = failureReason(error);
    if (!(error instanceof JobSetAside)) this.needs.onFailedTry?.(row.kind);
    logger.warn({ job: row.id, kind: row.kind, attempt: row.attempts, reason: lastError }, 'a job failed');
    if (error instanceof JobPostponed && now() - row.createdAt < longestPostponedMs) {
      await put({ attempts: row.attempts - 1, runAt: now() + error.afterMs, lastError });
      return;
    }
    // The job was claimed only to be set aside, which is not a try.
    if (error instanceof JobSetAside) row.attempts -= 1;
    const retryMs = error instanceof JobRefused ? undefined : handler.retryAfterMs[row.attempts - 1];
    if (retryMs === undefined) await this.giveUp({ row, handler }, error);
    else await put({ runAt: now() + Math.round(retryMs * (0.8 + 0.4 * random())), lastError });
  }

  private async giveUp({ row, handler }: GivenUpJob, error: unknown): Promise<void> {
    const { database, now, logger } = this.needs;
    const lastError = failureReason(error);
    logger.error({ job: row.id, kind: row.kind, reason: lastError }, 'a job was given up');
    const companyId = row.companyId ?? (await this.needs.platformCompanyId?.()) ?? null;
    await database.transaction(async (trx) => {
      if (!(await changeHeld(trx, row, { state: 'dead', attempts: row.attempts, finishedAt: now(), lastError })))
        return;
      await handler.onDead?.(trx, jobOf(row), lastError);
      const isSetAside = error instanceof JobSetAside;
      if (companyId !== null) await this.reportDeath(trx, { row, handler, companyId, isSetAside });
    });
  }

  private async reportDeath(trx: Db, { row, handler, companyId, isSetAside }: DeadJob): Promise<void> {
    const { registry, recordEvent } = this.needs;
    const { id: subjectId, kind } = row;
    // A job that reports a dead job and dies itself is not reported, or the reports would go on without end.
    if (registry.kindsFor('job.dead').includes(kind) && jobOf(row).payload.type === 'job.dead') return;
    if (handler.reportsFailure?.(jobOf(row)) === false) return;
    const detail = { kind, ...(isSetAside && { end: 'set aside' }), ...(row.companyId === null && { of: 'platform' }) };
    await recordEvent(trx, { type: 'job.dead', companyId, subjectId, detail });
  }
}
