import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import { placesRoutes } from './places.routes.js';
import { createPlacesService } from './places.service.js';

interface Used extends ServiceOf<typeof companiesFeature> {
  /** The file of places that the build wrote. */
  gazetteer: Uint8Array;
}

export function placesFeature(ground: Ground, { companies, gazetteer }: Used) {
  const places = createPlacesService(gazetteer);
  return {
    name: 'places',
    service: { places },
    routes: (app) => placesRoutes(app, { ...ground, companies, places }),
  } satisfies Feature;
}
