import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { placesRoutes } from './places.routes.js';
import { createPlacesService } from './places.service.js';

interface Used {
  companies: CompaniesService;
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
