import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { LeadFiguresService } from '../lead-work/figures/lead-figures.service.js';
import { insightsRoutes } from './insights.routes.js';
import { InsightsService } from './insights.service.js';

interface Used {
  companies: CompaniesService;
  leadFigures: LeadFiguresService;
}

export function insightsFeature(ground: Ground, used: Used) {
  return {
    name: 'insights',
    service: {},
    routes: (app) => insightsRoutes(app, new InsightsService({ ...ground, ...used })),
  } satisfies Feature;
}
