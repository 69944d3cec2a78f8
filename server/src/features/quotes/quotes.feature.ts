import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { PlacesService } from '../places/places.service.js';
import { quotesRoutes } from './quotes.routes.js';
import { QuotesService } from './quotes.service.js';

interface Used {
  companies: CompaniesService;
  places: PlacesService;
}

export function quotesFeature(ground: Ground, used: Used) {
  const quotes = new QuotesService({ ...ground, ...used });
  return {
    name: 'quotes',
    service: { quotes },
    routes: (app) => quotesRoutes(app, { ...ground, ...used, quotes }),
  } satisfies Feature;
}
