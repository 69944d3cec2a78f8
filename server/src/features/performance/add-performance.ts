import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { RequestMetrics } from '../../http/metrics/request-metrics.js';
import { eachHour } from '../../jobs/each-hour.js';
import type { Machine } from './machine.js';
import { performanceRoutes } from './performance.routes.js';
import { PerformanceService } from './performance.service.js';
import { WebVitalsService } from './web-vitals.service.js';

interface Sources {
  database: Database;
  now: () => number;
  machine: Machine;
  requests: RequestMetrics;
  sitePages: ReadonlyMap<string, unknown>;
}

export function addPerformance(app: FastifyInstance, given: Sources): void {
  const isPage = (path: string) => given.sitePages.has(path);
  const webVitals = new WebVitalsService({ ...given, isPage });
  performanceRoutes(app, { performance: new PerformanceService({ ...given, webVitals }), webVitals });
  eachHour(app, { failure: 'old web vitals were not removed', run: () => webVitals.prune() });
}
