import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { GuidesService } from '../guides/guides.service.js';
import type { PlacesService } from '../places/places.service.js';
import { understandingRoutes } from './understanding.routes.js';
import { UnderstandingService } from './understanding.service.js';

interface Used {
  companies: CompaniesService;
  places: PlacesService;
  guides: GuidesService;
  /** The file of the classifier that the build wrote. */
  classifier: Uint8Array;
}

export function understandingFeature(ground: Ground, used: Used) {
  const understanding = new UnderstandingService({ ...ground, ...used });
  return {
    name: 'understanding',
    service: {},
    routes: (app) => understandingRoutes(app, { ...ground, ...used, understanding }),
  } satisfies Feature;
}
