import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { SaidMoveService } from './said-move.service.js';
import { understandingRoutes } from './understanding.routes.js';
import { UnderstandingService } from './understanding.service.js';
import { UnderstandingWithModel } from './with-model/understanding-with-model.js';

type Used = UsedBy<typeof UnderstandingService> &
  UsedBy<typeof UnderstandingWithModel, 'understanding'> & { companies: CompaniesService };

export function understandingFeature(ground: Ground, used: Used) {
  const understanding = new UnderstandingService({ ...ground, ...used });
  const withModel = new UnderstandingWithModel({ ...ground, ...used, understanding });
  return {
    name: 'understanding',
    service: { understanding, saidMoves: new SaidMoveService({ understanding }) },
    routes: (app) => understandingRoutes(app, { ...ground, ...used, understanding: withModel }),
  } satisfies Feature;
}
