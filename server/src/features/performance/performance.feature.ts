import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { performanceRoutes } from './performance.routes.js';
import type { FigureSources } from './performance.service.js';
import { keptVitalMs, WebVitalsService } from './web-vitals.service.js';
import { deleteWebVitals } from './web-vitals.store.js';

type Used = Omit<FigureSources, 'webVitals'> & { sitePages: ReadonlyMap<string, unknown> };

export function performanceFeature(ground: Ground, used: Used) {
  const webVitals = new WebVitalsService({ ...ground, isPage: (path) => used.sitePages.has(path) });
  return {
    name: 'performance',
    routes: (app) => performanceRoutes(app, { ...used, webVitals }),
    keeps: [{ table: 'webVitals', keptMs: keptVitalMs, deleteOld: deleteWebVitals }],
  } satisfies Feature;
}
