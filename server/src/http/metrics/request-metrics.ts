import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minuteMs } from '../../time/time-units.js';

/** What has been counted of one route since the start. */
export interface RouteTally {
  method: string;
  route: string;
  /** By the first figure of the status, 1 to 5. */
  byClass: (ClassTally | undefined)[];
}

export interface ClassTally {
  count: number;
  seconds: number;
  /** How many took at most as long as the bound of the same index, and longer than the bound before. */
  buckets: number[];
}

export const bucketBoundsMs = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000] as const;

interface Recent {
  count: number;
  errors: number;
  totalMs: number;
}

interface Slot {
  number: number;
  byRoute: Map<RouteTally, Recent>;
}

const slotMs = 10_000;
const slots = (15 * minuteMs) / slotMs;
const slotsAMinute = minuteMs / slotMs;
const slowestShown = 10;

/**
 * How long this process takes to answer: sums since the start, and a ring of ten-second slots for the last 15 minutes.
 * Recording a request costs a few additions; the rest is computed when somebody reads the figures.
 */
export class RequestMetrics {
  readonly startedAt: number;
  private readonly tallies = new Map<string, RouteTally>();
  private readonly ring: (Slot | undefined)[] = new Array(slots);

  constructor(private readonly now: () => number) {
    this.startedAt = now();
  }

  tallyOf(method: string, route: string): RouteTally {
    const key = `${method} ${route}`;
    const known = this.tallies.get(key);
    if (known) return known;
    const tally: RouteTally = { method, route, byClass: [] };
    this.tallies.set(key, tally);
    return tally;
  }

  all(): Iterable<RouteTally> {
    return this.tallies.values();
  }

  record(tally: RouteTally, status: number, durationMs: number): void {
    addForever(tally, Math.floor(status / 100), durationMs);
    const { byRoute } = this.currentSlot();
    const recent = byRoute.get(tally) ?? { count: 0, errors: 0, totalMs: 0 };
    if (recent.count === 0) byRoute.set(tally, recent);
    recent.count++;
    recent.totalMs += durationMs;
    if (status >= 500) recent.errors++;
  }

  /** The figures of the last 15 minutes. */
  recent() {
    const current = this.slotNumber();
    const kept = this.ring.filter((slot) => slot !== undefined && slot.number > current - slots) as Slot[];
    const byRoute = sumByRoute(kept);
    const { count, errors, totalMs } = sumOf(byRoute.values());
    const lastMinute = kept.filter(({ number }) => number >= current - slotsAMinute);
    return {
      requests: count,
      averageMs: count === 0 ? 0 : totalMs / count,
      errorPercent: count === 0 ? 0 : (100 * errors) / count,
      perSecond: sumOf(lastMinute.flatMap((slot) => [...slot.byRoute.values()])).count / this.lastMinuteS(current),
      slowest: slowestOf(byRoute),
    };
  }

  /** Six whole slots and the current one; less just after the start. */
  private lastMinuteS(current: number): number {
    const from = Math.max(this.startedAt, (current - slotsAMinute) * slotMs);
    return Math.max(this.now() - from, 1_000) / 1_000;
  }

  private slotNumber(): number {
    return Math.floor(this.now() / slotMs);
  }

  private currentSlot(): Slot {
    const number = this.slotNumber();
    const slot = this.ring[number % slots];
    if (slot?.number === number) return slot;
    const fresh: Slot = { number, byRoute: new Map() };
    this.ring[number % slots] = fresh;
    return fresh;
  }
}

function addForever({ byClass }: RouteTally, statusClass: number, durationMs: number): void {
  let tally = byClass[statusClass];
  if (!tally) {
    const buckets = new Array<number>(bucketBoundsMs.length + 1).fill(0);
    byClass[statusClass] = tally = { count: 0, seconds: 0, buckets };
  }
  let bucket = 0;
  while (bucket < bucketBoundsMs.length && durationMs > (bucketBoundsMs[bucket] as number)) bucket++;
  tally.count++;
  tally.seconds += durationMs / 1_000;
  tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + 1;
}

function sumByRoute(kept: readonly Slot[]): Map<RouteTally, Recent> {
  const byRoute = new Map<RouteTally, Recent>();
  for (const slot of kept)
    for (const [tally, recent] of slot.byRoute) {
      const before = byRoute.get(tally);
      byRoute.set(tally, before ? sumOf([before, recent]) : recent);
    }
  return byRoute;
}

function sumOf(all: Iterable<Recent>): Recent {
  const sum = { count: 0, errors: 0, totalMs: 0 };
  for (const { count, errors, totalMs } of all) {
    sum.count += count;
    sum.errors += errors;
    sum.totalMs += totalMs;
  }
  return sum;
}

function slowestOf(byRoute: Map<RouteTally, Recent>) {
  return [...byRoute]
    .map(([{ method, route }, { count, totalMs }]) => ({
      endpoint: `${method} ${route}`,
      count,
      averageMs: totalMs / count,
    }))
    .sort((one, other) => other.averageMs - one.averageMs)
    .slice(0, slowestShown);
}

/** Called by machines all day, or never answered to the end: they would say nothing about how long people wait. */
const notCounted = new Set(['/healthz', '/readyz', '/metrics']);

function isCounted({ url, config: { endpoint } }: FastifyRequest['routeOptions']): boolean {
  return !(notCounted.has(url ?? '') || endpoint?.answerType?.startsWith('text/event-stream'));
}

/** Counts each answer by the pattern of its route, so that no addresses are stored and the list stays short. */
export function measureRequests(app: FastifyInstance, now: () => number): RequestMetrics {
  const metrics = new RequestMetrics(now);
  const known = new WeakMap<object, RouteTally | null>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions;
    let tally = known.get(route.config);
    if (tally === undefined) {
      // All unknown addresses count as one route, because strangers can make up any number of them.
      tally = isCounted(route) ? metrics.tallyOf(methodOf(request), route.url ?? 'none') : null;
      known.set(route.config, tally);
    }
    if (tally) metrics.record(tally, reply.statusCode, reply.elapsedTime);
    done();
  });
  return metrics;
}

function methodOf({ method, routeOptions }: FastifyRequest): string {
  return routeOptions.url === undefined ? 'any' : method;
}
