import type { Logger } from 'pino';
import type { Database } from '../../database/database.js';
import type { RecordEvent } from '../../features/events/events.service.js';
import { PendingEventsService } from '../../features/events/pending-events.service.js';
import type { JobRegistry } from '../job-registry.js';
import { changeHeld, type Held, type JobRow, nextTimes } from '../jobs.store.js';
import { InterruptedJobs } from '../leases/interrupted-jobs.js';
import { type HeldJob, LeaseRenewal, leaseMs } from '../leases/lease-renewal.js';
import { LeaseWatch } from '../leases/lease-watch.js';
import { Alarm } from './alarm.js';
import { EventFanOut } from './event-fan-out.js';
import { JobRunner } from './job-runner.js';
import { pruneJobs } from './prune-jobs.js';
import { SetBackClock } from './set-back-clock.js';
import { Turns } from './turns.js';

interface Sources {
  database: Database;
  now: () => number;
  /** Only goes forward, and says nothing of the time of day. Missing: this process's own. */
  steadyNow?: () => number;
  newId: () => string;
  random: () => number;
  recordEvent: RecordEvent;
  platformCompanyId?: () => Promise<string>;
  onFailedTry?: (kind: string) => void;
  registry: JobRegistry;
  logger: Logger;
}

interface Running extends HeldJob {
  done: Promise<void>;
  /** By itself, because a process ended in its midst before. */
  isAlone: boolean;
}

/** One company alone uses half of them. */
const atOnceOfKind = 16;
/** For what no wake-up tells of, such as the job of a worker that died, or a clock that was set. */
const longestSleepMs = 10_000;
const afterFaultMs = 1_000;
const drainMs = 5_000;
const abortMs = 500;
const pruneEveryMs = 3_600_000;

/** Makes jobs of what has happened, and does those that are due: until it is stopped, or until none is due. */
export class Worker {
  private readonly alarm = new Alarm();
  private readonly fanOut: EventFanOut;
  private readonly runner: JobRunner;
  private readonly running = new Map<string, Running>();
  private begun = 0;
  private isStopping = false;
  private isCutOff = false;
  private looping: Promise<void> = Promise.resolve();
  private unlisten: (() => void) | undefined;
  private prunedAt = Number.NEGATIVE_INFINITY;
  private readonly turns: Turns;
  private readonly interrupted: InterruptedJobs;
  private readonly leaseRenewal: LeaseRenewal;
  private readonly leaseWatch: LeaseWatch;
  private readonly setBackClock: SetBackClock;
  private readonly steadyNow: () => number;

  constructor(private readonly sources: Sources) {
    const { newId, now, steadyNow = () => performance.now() } = sources;
    const name = newId();
    const newLease = () => ({ leaseToken: `${name}:${newId()}`, leaseUntil: now() + leaseMs });
    this.steadyNow = steadyNow;
    this.turns = new Turns({ ...sources, newLease });
    this.interrupted = new InterruptedJobs({ ...sources, newLease });
    this.setBackClock = new SetBackClock({ ...sources, steadyNow });
    this.leaseRenewal = new LeaseRenewal({ ...sources, running: () => [...this.running.values()] });
    this.leaseWatch = new LeaseWatch({
      ...sources,
      steadyNow,
      isOwn: ({ leaseToken }) => leaseToken.startsWith(name),
      isRunning: (lease) => this.isRunning(lease),
    });
    this.fanOut = new EventFanOut({ ...sources, pendingEvents: new PendingEventsService(sources) });
    this.runner = new JobRunner(sources);
  }

  start(): void {
    this.unlisten = this.sources.database.listen('work', () => this.alarm.ringSoon());
    this.leaseRenewal.start();
    this.looping = this.loop();
  }

  /** Takes nothing new, waits for what has begun, and gives back what does not end in time. */
  async stop(patience = { drainMs }): Promise<void> {
    this.isStopping = true;
    this.unlisten?.();
    this.alarm.ringNow();
    await this.looping;
    await this.idle(patience.drainMs);
    for (const { stopping } of this.running.values()) stopping.abort(new Error('The server stops'));
    await this.idle(abortMs);
    this.leaseRenewal.stop();
    await Promise.all([...this.running.values()].map(({ row }) => this.giveBack(row)));
  }

  /** After a fault that ends the process: each of the jobs in hand may have caused it. */
  blameRunning(): void {
    for (const { row } of this.running.values()) row.interruptions += 1;
  }

  /** Does all that is due now, and what comes of it. Answers how many jobs that were. */
  async settle(): Promise<number> {
    let done = 0;
    for (;;) {
      const before = this.begun;
      await this.round();
      // Some may have ended already.
      if (this.begun === before && this.running.size === 0) return done;
      done += this.begun - before;
      await this.allDone();
    }
  }

  private async loop(): Promise<void> {
    const { now, logger } = this.sources;
    while (!this.isStopping) {
      const sleepMs = await this.round().then(
        (wakeAt) => {
          if (this.isCutOff) logger.info('the worker looks for jobs again');
          this.isCutOff = false;
          return Math.min(wakeAt - now(), longestSleepMs);
        },
        (error: Error) => {
          if (!this.isCutOff) logger.error({ reason: error.message }, 'the worker could not look for jobs');
          this.isCutOff = true;
          return afterFaultMs;
        },
      );
      if (!this.isStopping) await this.alarm.sleep(sleepMs);
    }
  }

  /** Answers when the next is due of what may then be begun. */
  private async round(): Promise<number> {
    await this.fanOut.all(() => !this.isStopping);
    await this.leaseWatch.look();
    await this.setBackClock.bringForward();
    await this.prune();
    const nextTimes = [await this.takeInterrupted(), await this.takeInTurns()];
    return Math.min(...nextTimes);
  }

  private async takeInTurns(): Promise<number> {
    const { database, now } = this.sources;
    const times = await nextTimes(database.reader, this.freeKinds());
    const due = [...times].flatMap(([kind, at]) => (at <= now() ? [kind] : []));
    const later = Math.min(...[...times.values()].filter((at) => at > now()), Number.POSITIVE_INFINITY);
    if (due.length === 0 || this.isStopping) return later;
    const free = new Map(due.map((kind) => [kind, this.freeOf(kind)]));
    const running = [...this.running.values()].map(({ row }) => row);
    const { taken, nextAt } = await this.turns.take({ free, running });
    for (const row of taken) this.begin(row);
    // Where none could be had, others hold them; where some could, there may be more.
    if (taken.length > 0) this.alarm.ringNow();
    return Math.min(later, nextAt);
  }

  private async takeInterrupted(): Promise<number> {
    const isBusy = [...this.running.values()].some(({ isAlone }) => isAlone);
    if (isBusy || this.isStopping) return Number.POSITIVE_INFINITY;
    const { taken, nextAt } = await this.interrupted.take(this.sources.registry.kinds);
    if (taken) this.begin(taken, true);
    return nextAt;
  }

  private freeOf(kind: string): number {
    const atOnce = this.sources.registry.handlerOf(kind)?.atOnce ?? atOnceOfKind;
    return atOnce - [...this.running.values()].filter(({ row }) => row.kind === kind).length;
  }

  private freeKinds(): string[] {
    return this.sources.registry.kinds.filter((kind) => this.freeOf(kind) > 0);
  }

  private isRunning({ id, leaseToken }: Held): boolean {
    return this.running.get(id)?.row.leaseToken === leaseToken;
  }

  private begin(row: JobRow & Held, isAlone = false): void {
    const handler = this.sources.registry.handlerOf(row.kind);
    if (!handler) return;
    const stopping = new AbortController();
    const done = this.runner
      .run({ row, handler, stopping: stopping.signal })
      .catch((error: Error) => {
        // Not stored, so the lease is not renewed and the job is done again.
        this.sources.logger.error({ job: row.id, reason: error.message }, 'what came of a job was not stored');
      })
      .finally(() => {
        if (this.isRunning(row)) this.running.delete(row.id);
        this.alarm.ringNow();
      });
    this.begun += 1;
    this.running.set(row.id, { row, stopping, done, isAlone });
  }

  private async allDone(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  private async idle(mostMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, mostMs);
    });
    await Promise.race([this.allDone(), late]);
    clearTimeout(timer);
  }

  private async giveBack(row: JobRow & Held): Promise<void> {
    const { database, logger } = this.sources;
    await database
      .transaction((trx) => changeHeld(trx, row, { attempts: row.attempts - 1, interruptions: row.interruptions }))
      .catch((error: Error) => logger.error({ job: row.id, reason: error.message }, 'a lease was not given back'));
  }

  private async prune(): Promise<void> {
    if (this.steadyNow() - this.prunedAt < pruneEveryMs) return;
    this.prunedAt = this.steadyNow();
    await pruneJobs(this.sources, () => !this.isStopping);
  }
}
