import { minuteMs } from '../../../time/time-units.js';

const most = 4;
const longestWaitMs = minuteMs;

interface Lane {
  inFlight: number;
  /** How long a request of this endpoint took last. */
  lastMs: number;
  /** Until when those that were sent away have a turn. */
  bookedUntil: number;
}

/**
 * How many requests one endpoint is sent at a time: a slow one must not hold all hands of the worker. Who finds no room
 * is told when to come again, each a little later than the one before, so that it finds room then.
 */
export class Lanes {
  private readonly lanes = new Map<string, Lane>();

  constructor(private readonly now: () => number) {}

  /** Does the work, or answers how long to wait for a turn. */
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
