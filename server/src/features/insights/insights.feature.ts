import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { insightsRoutes } from './insights.routes.js';
import { type FeaturesUsed, InsightsService } from './insights.service.js';

export function insightsFeature(ground: Ground, used: FeaturesUsed) {
  return {
    name: 'insights',
    routes: (app) => insightsRoutes(app, new InsightsService({ ...ground, ...used })),
  } satisfies Feature;
}
