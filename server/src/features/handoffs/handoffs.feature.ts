import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { leadsFeature } from '../leads/leads.feature.js';
import { CallbacksService } from './callbacks.service.js';
import { handoffsRoutes } from './handoffs.routes.js';
import { HandoffsService } from './handoffs.service.js';
import { SeatLimits } from './seat-limits.js';

type Used = ServiceOf<typeof companiesFeature> & ServiceOf<typeof leadsFeature>;

export function handoffsFeature(ground: Ground, used: Used) {
  const callbacks = new CallbacksService(ground.now, new SeatLimits(ground.limits));
  const handoffs = new HandoffsService({ ...ground, ...used, callbacks });
  return {
    name: 'handoffs',
    service: { handoffs },
    routes: (app) => handoffsRoutes(app, { ...ground, ...used, handoffs, callbacks }),
  } satisfies Feature;
}
