import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { performanceRoutes } from './performance.routes.js';
import { type PerformanceNeeds, PerformanceService } from './performance.service.js';
import { keptVitalMs, WebVitalsService } from './web-vitals.service.js';
import { deleteWebVitals } from './web-vitals.store.js';

interface Used extends Pick<PerformanceNeeds, 'requests' | 'machine'> {
  sitePages: ReadonlyMap<string, unknown>;
}

export function performanceFeature(ground: Ground, used: Used) {
  const webVitals = new WebVitalsService({ ...ground, isPage: (path) => used.sitePages.has(path) });
  const performance = new PerformanceService({ ...used, webVitals });
  return {
    name: 'performance',
    routes: (app) => performanceRoutes(app, { performance, webVitals }),
    keeps: [{ table: 'webVitals', keptMs: keptVitalMs, deleteOld: deleteWebVitals }],
  } satisfies Feature;
}
