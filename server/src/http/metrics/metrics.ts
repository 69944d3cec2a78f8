import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { AppError } from '../../app-error.js';
import { durationLines } from './duration-lines.js';
import type { RequestMetrics } from './request-metrics.js';

interface Measure {
  /** As Prometheus names it, such as meg_jobs_waiting. */
  name: string;
  help: string;
  /** Called when the figures are asked for, and never else. */
  read: () => Promise<number> | number;
}

interface MeasureByKind {
  name: string;
  help: string;
  read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>;
}

/** What Prometheus may read of this process. Anything can add a figure of its own. */
export class Metrics {
  private readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  constructor(private readonly requests: RequestMetrics) {
    collectDefaultMetrics({ register: this.registry });
  }

  gauge({ name, help, read }: Measure): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        // A figure that cannot be had now, such as one of the database, is left out; the others are still told.
        const figure = await Promise.resolve(read()).catch(() => undefined);
        if (figure === undefined) this.remove();
        else this.set(figure);
      },
    });
  }

  /** One figure for each kind of job, as many as there are now. */
  gaugeByKind({ name, help, read }: MeasureByKind): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      labelNames: ['kind'],
      async collect() {
        this.reset();
        const figures = await Promise.resolve(read()).catch(() => new Map<string, number>());
        for (const [kind, figure] of figures) this.set({ kind }, figure);
      },
    });
  }

  /** As `gaugeByKind`, of what only grows. */
  counterByKind({ name, help, read }: MeasureByKind): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      labelNames: ['kind'],
      async collect() {
        this.reset();
        for (const [kind, figure] of await read()) this.inc({ kind }, figure);
      },
    });
  }

  async text(): Promise<string> {
    return `${durationLines(this.requests)}\n${await this.registry.metrics()}`;
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Off, as if it were not there, without a token; and so for whoever does not know it. */
export function answerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  if (token === undefined) return;
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) throw new AppError('not_found');
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

/** How many requests are being answered. Counted by the end of the answer, which comes also where a caller hangs up. */
export function countOpenRequests(app: FastifyInstance, metrics: Metrics): void {
  let open = 0;
  const end = () => {
    open--;
  };
  app.addHook('onRequest', (_, reply, done) => {
    open++;
    reply.raw.once('close', end);
    done();
  });
  metrics.gauge({ name: 'meg_http_requests_open', help: 'Requests being answered now.', read: () => open });
}
