import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { CallbacksService } from './callbacks.service.js';
import { handoffsRoutes } from './handoffs.routes.js';
import { HandoffsService } from './handoffs.service.js';
import { SeatLimits } from './seat-limits.js';

interface Used {
  companies: CompaniesService;
  leads: LeadsService;
}

export function handoffsFeature(ground: Ground, used: Used) {
  const callbacks = new CallbacksService(ground.now, new SeatLimits(ground.limits));
  const handoffs = new HandoffsService({ ...ground, ...used, callbacks });
  return {
    name: 'handoffs',
    service: { handoffs },
    routes: (app) => handoffsRoutes(app, { ...ground, ...used, handoffs, callbacks }),
  } satisfies Feature;
}
