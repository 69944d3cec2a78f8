import { listPlaces } from '@meg/shared/contract/places';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { PlacesService } from './places.service.js';

interface Services extends Pick<Ground, 'languageOf'> {
  companies: CompaniesService;
  places: PlacesService;
}

export function placesRoutes(app: FastifyInstance, { companies, places, languageOf }: Services): void {
  mount(app, listPlaces, async ({ query: { q, limit, companyId } }, request) => {
    const { config } = await companies.require(companyId);
    const language = languageOf(request).code;
    return { places: places.suggest(q, { limit, language, preferred: config.serviceCountries }) };
  });
}
