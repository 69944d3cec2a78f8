import type { Ground } from '../../ground.js';
import { minuteMs } from '../../time/time-units.js';
import type { Held, JobRow } from '../jobs.store.js';
import { forgiveInterruption, renewLeases } from './leases.store.js';

export interface HeldJob {
  row: JobRow & Held;
  stopping: AbortController;
}

interface Needs extends Pick<Ground, 'database' | 'now' | 'logger'> {
  /** The jobs that this process is running. */
  running: () => readonly HeldJob[];
}

export const leaseMs = minuteMs;
const renewEveryMs = 15_000;

/** Renews the leases of running jobs, so that other processes know that this one is alive. */
export class LeaseRenewal {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly needs: Needs) {}

  start(): void {
    const { logger } = this.needs;
    const renew = () =>
      this.renew().catch((error: Error) => logger.error({ reason: error.message }, 'leases were not renewed'));
    this.timer = setInterval(renew, renewEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async renew(): Promise<void> {
    const { database, now, running } = this.needs;
    const rows = running().map(({ row }) => row);
    if (rows.length === 0) return;
    const renewed = await database.transaction((trx) => renewLeases(trx, rows, now() + leaseMs));
    const asked = new Set(rows.map(({ leaseToken, id }) => `${id} ${leaseToken}`));
    // A job that ended meanwhile was given back, not lost.
    const lost = running().filter(({ row }) => asked.has(`${row.id} ${row.leaseToken}`) && !renewed.has(row.id));
    if (lost.length > 0) await this.stopLost(lost);
  }

  /** Stops jobs that another process took over because this one seemed to have ended. */
  private async stopLost(lost: readonly HeldJob[]): Promise<void> {
    for (const { stopping } of lost) stopping.abort(new Error('The lease was lost'));
    const ids = lost.map(({ row }) => row.id);
    await this.needs.database.transaction((trx) => forgiveInterruption(trx, ids));
  }
}
