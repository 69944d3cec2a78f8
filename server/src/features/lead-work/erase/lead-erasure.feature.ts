import type { Feature } from '../../../feature.js';
import type { Ground } from '../../../ground.js';
import { leadErasureRoutes } from './lead-erasure.routes.js';
import { type ErasureNeeds, LeadErasureService } from './lead-erasure.service.js';

export function leadErasureFeature(ground: Ground, used: ErasureNeeds) {
  const leadErasure = new LeadErasureService({ ...ground, ...used });
  return {
    name: 'lead-erasure',
    routes: (app) => leadErasureRoutes(app, leadErasure),
    hourly: [
      { failure: 'leads past their time were not erased', run: (mayContinue) => leadErasure.expire(mayContinue) },
    ],
  } satisfies Feature;
}
