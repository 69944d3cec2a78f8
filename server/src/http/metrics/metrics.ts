import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { AppError } from '../../app-error.js';
import { durationLines } from './duration-lines.js';
import type { RequestMetrics } from './request-metrics.js';

interface Measure<Figure> {
  /** As Prometheus names it, such as meg_jobs_waiting. */
  name: string;
  help: string;
  /** Called only when somebody reads the figures. */
  read: () => Promise<Figure> | Figure;
}

/** The figures of this process that Prometheus reads. */
export class Metrics {
  private readonly registry = new Registry();
  readonly contentType = this.registry.contentType;

  constructor(private readonly requests: RequestMetrics) {
    collectDefaultMetrics({ register: this.registry });
  }

  gauge({ name, help, read }: Measure<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        // Leaves out a figure that cannot be read now, such as one of the database, and keeps the others.
        const figure = await Promise.resolve(read()).catch(() => undefined);
        if (figure === undefined) this.remove();
        else this.set(figure);
      },
    });
  }

  /** One figure for each kind of job. `Metric` is `Counter` for what only grows. */
  byKind(Metric: typeof Gauge | typeof Counter, { name, help, read }: Measure<ReadonlyMap<string, number>>): void {
    new Metric({
      name,
      help,
      registers: [this.registry],
      labelNames: ['kind'],
      async collect() {
        this.reset();
        const figures = await Promise.resolve(read()).catch(() => new Map<string, number>());
        for (const [kind, figure] of figures) this.inc({ kind }, figure);
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

/** Callers without the token get `not_found`. */
export function answerMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) throw new AppError('not_found');
    const text = await metrics.text();
    return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
  });
}

/** How many requests are being answered. An answer ends with its connection, also when the caller hangs up. */
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
