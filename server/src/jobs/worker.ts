import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import type { RecordEvent } from '../features/events/events.service.js';
import { PendingEventsService } from '../features/events/pending-events.service.js';
import { Alarm } from './alarm.js';
import { EventFanOut } from './event-fan-out.js';
import type { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { changeHeld, claimDue, type Held, type JobRow, nextTimes, pruneFinished, renewLeases } from './jobs.store.js';

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  random: () => number;
  recordEvent: RecordEvent;
  registry: JobRegistry;
  logger: Logger;
}

interface Running {
  row: JobRow & Held;
  stopping: AbortController;
  done: Promise<void>;
}

const leaseMs = 60_000;
const renewEveryMs = 20_000;
const atOnceOfKind = 8;
/** For what no wake-up tells of, such as the job of a worker that died. */
const longestSleepMs = 30_000;
const afterFaultMs = 1_000;
const drainMs = 5_000;
const abortMs = 500;
const dayMs = 86_400_000;
const keptMs = { done: 7 * dayMs, dead: 90 * dayMs };
const pruneEveryMs = 3_600_000;
const prunedAtOnce = 500;

/** Makes jobs of what has happened, and does those that are due: until it is stopped, or until none is due. */
export class Worker {
  private readonly alarm = new Alarm();
  private readonly fanOut: EventFanOut;
  private readonly runner: JobRunner;
  private readonly running = new Map<string, Running>();
  private isStopping = false;
  private looping: Promise<void> = Promise.resolve();
  private renewing: NodeJS.Timeout | undefined;
  private unlisten: (() => void) | undefined;
  private prunedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly sources: Sources) {
    this.fanOut = new EventFanOut({ ...sources, pendingEvents: new PendingEventsService(sources) });
    this.runner = new JobRunner(sources);
  }

  start(): void {
    this.unlisten = this.sources.database.listen('work', () => this.alarm.ringSoon());
    this.renewing = setInterval(() => this.renew(), renewEveryMs).unref();
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
    clearInterval(this.renewing);
    await Promise.all([...this.running.values()].map(({ row }) => this.giveBack(row)));
  }

  /** Does all that is due now, and what comes of it. Answers how many jobs that were. */
  async settle(): Promise<number> {
    let done = 0;
    for (;;) {
      await this.round();
      if (this.running.size === 0) return done;
      done += this.running.size;
      await this.allDone();
    }
  }

  private async loop(): Promise<void> {
    const { now, logger } = this.sources;
    while (!this.isStopping) {
      const sleepMs = await this.round().then(
        (wakeAt) => Math.min(wakeAt - now(), longestSleepMs),
        (error: Error) => {
          logger.error({ reason: error.message }, 'the worker could not look for jobs');
          return afterFaultMs;
        },
      );
      if (!this.isStopping) await this.alarm.sleep(sleepMs);
    }
  }

  /** Answers when the next is due of what may then be begun. */
  private async round(): Promise<number> {
    const { database, now } = this.sources;
    await this.fanOut.all(() => !this.isStopping);
    await this.prune();
    const times = await nextTimes(database.reader, this.freeKinds());
    const due = [...times].flatMap(([kind, at]) => (at <= now() ? [kind] : []));
    const taken = due.length > 0 && !this.isStopping ? await this.claim(due) : [];
    for (const row of taken) this.begin(row);
    // Where none could be had, others hold them; where some could, there may be more.
    if (taken.length > 0) this.alarm.ringNow();
    return Math.min(...[...times.values()].filter((at) => at > now()), Number.POSITIVE_INFINITY);
  }

  private freeOf(kind: string): number {
    const atOnce = this.sources.registry.handlerOf(kind)?.atOnce ?? atOnceOfKind;
    return atOnce - [...this.running.values()].filter(({ row }) => row.kind === kind).length;
  }

  private freeKinds(): string[] {
    return this.sources.registry.kinds.filter((kind) => this.freeOf(kind) > 0);
  }

  private claim(kinds: readonly string[]): Promise<(JobRow & Held)[]> {
    const { database, now, newId } = this.sources;
    const { dialect } = database;
    return database.transaction(async (trx) => {
      const lease = { leaseToken: newId(), leaseUntil: now() + leaseMs };
      const claims = kinds.map((kind) => claimDue(trx, { dialect, kind, now: now(), limit: this.freeOf(kind), lease }));
      return (await Promise.all(claims)).flat();
    });
  }

  private begin(row: JobRow & Held): void {
    const handler = this.sources.registry.handlerOf(row.kind);
    if (!handler) return;
    const stopping = new AbortController();
    const done = this.runner
      .run({ row, handler, stopping: stopping.signal })
      .catch((error: Error) => {
        // Not stored, so the lease runs out and the job is done again.
        this.sources.logger.error({ job: row.id, reason: error.message }, 'what came of a job was not stored');
      })
      .finally(() => {
        if (this.running.get(row.id)?.row.leaseToken === row.leaseToken) this.running.delete(row.id);
        this.alarm.ringNow();
      });
    this.running.set(row.id, { row, stopping, done });
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

  private renew(): void {
    const { database, now, logger } = this.sources;
    const held = [...this.running.values()];
    if (held.length === 0) return;
    const rows = held.map(({ row }) => row);
    database
      .transaction((trx) => renewLeases(trx, rows, now() + leaseMs))
      .then(
        (renewed) => {
          for (const { row, stopping } of held)
            if (!renewed.has(row.id)) stopping.abort(new Error('The lease was lost'));
        },
        (error: Error) => logger.error({ reason: error.message }, 'leases were not renewed'),
      );
  }

  private async giveBack(row: JobRow & Held): Promise<void> {
    const { database, logger } = this.sources;
    await database
      .transaction((trx) => changeHeld(trx, row, { attempts: row.attempts - 1 }))
      .catch((error: Error) => logger.error({ job: row.id, reason: error.message }, 'a lease was not given back'));
  }

  private async prune(): Promise<void> {
    const { database, now } = this.sources;
    if (now() - this.prunedAt < pruneEveryMs) return;
    this.prunedAt = now();
    for (const state of ['done', 'dead'] as const) {
      const wanted = { state, before: now() - keptMs[state], limit: prunedAtOnce };
      for (let pruned = prunedAtOnce; pruned === prunedAtOnce && !this.isStopping; ) {
        pruned = await database.transaction((trx) => pruneFinished(trx, wanted));
      }
    }
  }
}
