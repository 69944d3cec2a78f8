import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import { leadsRoutes } from './leads.routes.js';
import { LeadsService } from './leads.service.js';

export function leadsFeature(ground: Ground, used: { companies: CompaniesService; quotes: QuotesService }) {
  const leads = new LeadsService({ ...ground, dialect: ground.database.dialect });
  return {
    name: 'leads',
    service: { leads },
    routes: (app) => leadsRoutes(app, { ...ground, ...used, leads }),
  } satisfies Feature;
}
