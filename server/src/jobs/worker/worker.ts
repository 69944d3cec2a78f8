import type { Ground } from '../../ground.js';
import { nextTimes } from '../jobs.store.js';
import { InterruptedJobs } from '../leases/interrupted-jobs.js';
import { LeaseRenewal, leaseMs } from '../leases/lease-renewal.js';
import { LeaseWatch } from '../leases/lease-watch.js';
import { Alarm } from './alarm.js';
import { EventFanOut } from './event-fan-out.js';
import { JobRunner } from './job-runner.js';
import { RunningJobs } from './running-jobs.js';
import { SetBackClock } from './set-back-clock.js';
import { Turns } from './turns.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'random' | 'recordEvent' | 'registry' | 'logger'> {
  /** A clock that only goes forward; it does not know the time of day. Missing: this process's own. */
  steadyNow?: () => number;
  platformCompanyId?: () => Promise<string>;
  onFailedTry?: (kind: string) => void;
}

/** Some causes wake nobody, such as a worker that died or a clock that was set. */
const longestSleepMs = 10_000;
const afterFaultMs = 1_000;
const drainMs = 5_000;
const abortMs = 500;

/** Creates jobs for events and does the jobs that are due, until it is stopped or none is due. */
export class Worker {
  private readonly alarm = new Alarm();
  private readonly fanOut: EventFanOut;
  private readonly running: RunningJobs;
  private isStopping = false;
  private isCutOff = false;
  private looping: Promise<void> = Promise.resolve();
  private unlisten: (() => void) | undefined;
  private readonly turns: Turns;
  private readonly interrupted: InterruptedJobs;
  private readonly leaseRenewal: LeaseRenewal;
  private readonly leaseWatch: LeaseWatch;
  private readonly setBackClock: SetBackClock;

  constructor(private readonly needs: Needs) {
    const { newId, now, steadyNow = () => performance.now() } = needs;
    const name = newId();
    const newLease = () => ({ leaseToken: `${name}:${newId()}`, leaseUntil: now() + leaseMs });
    const onEnd = () => this.alarm.ringNow();
    this.running = new RunningJobs({ ...needs, runner: new JobRunner(needs), onEnd });
    this.turns = new Turns({ ...needs, newLease });
    this.interrupted = new InterruptedJobs({ ...needs, newLease });
    this.setBackClock = new SetBackClock({ ...needs, steadyNow });
    this.leaseRenewal = new LeaseRenewal({ ...needs, running: () => this.running.all });
    this.leaseWatch = new LeaseWatch({
      ...needs,
      steadyNow,
      isOwn: ({ leaseToken }) => leaseToken.startsWith(name),
      isRunning: (lease) => this.running.has(lease),
    });
    this.fanOut = new EventFanOut(needs);
  }

  start(): void {
    this.unlisten = this.needs.database.listen('work', () => this.alarm.ringSoon());
    this.leaseRenewal.start();
    this.looping = this.loop();
  }

  /** Takes no new jobs, waits for running ones, and gives back those that do not end in time. */
  async stop(patience = { drainMs }): Promise<void> {
    this.isStopping = true;
    this.unlisten?.();
    this.alarm.ringNow();
    await this.looping;
    await this.running.waitAtMost(patience.drainMs);
    this.running.abort(new Error('The server stops'));
    await this.running.waitAtMost(abortMs);
    this.leaseRenewal.stop();
    await this.running.giveBack();
  }

  /** After a fault that ends the process: each running job may have caused it. */
  blameRunning(): void {
    this.running.blame();
  }

  /** Does all jobs that are due now, and those that they create. Returns their number. */
  async settle(): Promise<number> {
    let done = 0;
    for (;;) {
      const before = this.running.begun;
      await this.round();
      // Some may have ended already.
      if (this.running.begun === before && this.running.all.length === 0) return done;
      done += this.running.begun - before;
      await this.running.allDone();
    }
  }

  private async loop(): Promise<void> {
    const { now, logger } = this.needs;
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

  /** Returns when the next job can be begun. */
  private async round(): Promise<number> {
    await this.fanOut.all(() => !this.isStopping);
    await this.leaseWatch.look();
    await this.setBackClock.bringForward();
    return Math.min(await this.takeInterrupted(), await this.takeInTurns());
  }

  private async takeInTurns(): Promise<number> {
    const { database, now, registry } = this.needs;
    const freeKinds = registry.kinds.filter((kind) => this.running.freeOf(kind) > 0);
    const times = [...(await nextTimes(database.reader, freeKinds))];
    const due = times.flatMap(([kind, at]) => (at <= now() ? [kind] : []));
    const later = Math.min(...times.flatMap(([, at]) => (at > now() ? [at] : [])), Number.POSITIVE_INFINITY);
    if (due.length === 0 || this.isStopping) return later;
    const free = new Map(due.map((kind) => [kind, this.running.freeOf(kind)]));
    const running = this.running.all.map(({ row }) => row);
    const { taken, nextAt } = await this.turns.take({ free, running });
    for (const row of taken) this.running.begin(row);
    // If none could be taken, other workers hold them; if some could, there may be more.
    if (taken.length > 0) this.alarm.ringNow();
    return Math.min(later, nextAt);
  }

  private async takeInterrupted(): Promise<number> {
    const isBusy = this.running.all.some(({ isAlone }) => isAlone);
    if (isBusy || this.isStopping) return Number.POSITIVE_INFINITY;
    const { taken, nextAt } = await this.interrupted.take(this.needs.registry.kinds);
    if (taken) this.running.begin(taken, true);
    return nextAt;
  }
}
