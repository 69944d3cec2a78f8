import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { RequestMetrics } from '../../http/metrics/request-metrics.js';
import type { Machine } from './machine.js';
import { performanceRoutes } from './performance.routes.js';
import { PerformanceService } from './performance.service.js';
import { keptVitalMs, WebVitalsService } from './web-vitals.service.js';
import { deleteWebVitals } from './web-vitals.store.js';

interface Used {
  requests: RequestMetrics;
  machine: Machine;
  sitePages: ReadonlyMap<string, unknown>;
}

export function performanceFeature(ground: Ground, { requests, machine, sitePages }: Used) {
  const webVitals = new WebVitalsService({ ...ground, isPage: (path) => sitePages.has(path) });
  const performance = new PerformanceService({ requests, machine, webVitals });
  return {
    name: 'performance',
    service: {},
    routes: (app) => performanceRoutes(app, { performance, webVitals }),
    keeps: [{ table: 'webVitals', keptMs: keptVitalMs, deleteOld: deleteWebVitals }],
  } satisfies Feature;
}
