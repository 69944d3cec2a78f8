import { minuteMs } from '../../../time/time-units.js';

const most = 4;
const longestWaitMs = minuteMs;

interface Lane {
  inFlight: number;
  /** How long the last request took. */
  lastMs: number;
  /** Until when turns are given out to waiting jobs. */
  bookedUntil: number;
}

/**
 * Limits the requests to one endpoint at a time, so that a slow one does not occupy the whole worker. A job without a
 * turn gets a time to wait, each a little longer than the one before.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly now: () => number) {}

  /** Runs the work, or returns how long to wait for a turn. */
  async run<T>(endpointId: string, work: () => Promise<T>): Promise<{ done: T } | { waitMs: number }> {
    const lane = this.lanes.get(endpointId) ?? { inFlight: 0, lastMs: 1_000, bookedUntil: 0 };
    if (lane.inFlight >= most) return { waitMs: this.book(lane) };
    this.lanes.set(endpointId, lane);
    lane.inFlight++;
    const startedAt = this.now();
    try {
      return { done: await work() };
    } finally {
      lane.inFlight--;
      lane.lastMs = Math.max(100, this.now() - startedAt);
      if (lane.inFlight === 0) this.lanes.delete(endpointId);
    }
  }

  private book(lane: Lane): number {
    const now = this.now();
    lane.bookedUntil = Math.max(lane.bookedUntil, now + lane.lastMs / 2) + lane.lastMs / most;
    return Math.min(Math.round(lane.bookedUntil - now), longestWaitMs);
  }
}
