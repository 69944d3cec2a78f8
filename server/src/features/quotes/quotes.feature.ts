import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { placesFeature } from '../places/places.feature.js';
import { quotesRoutes } from './quotes.routes.js';
import { QuotesService } from './quotes.service.js';
import { thingsRoutes } from './things.routes.js';

type Used = ServiceOf<typeof companiesFeature> & ServiceOf<typeof placesFeature>;

export function quotesFeature(ground: Ground, used: Used) {
  const quotes = new QuotesService({ ...ground, ...used });
  return {
    name: 'quotes',
    service: { quotes },
    routes: (app) => {
      quotesRoutes(app, { ...ground, ...used, quotes });
      thingsRoutes(app, ground);
    },
  } satisfies Feature;
}
