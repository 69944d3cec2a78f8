import { listPlaces } from '@meg/shared/contract/places';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { PlacesService } from './places.service.js';

interface Services {
  companies: CompaniesService;
  places: PlacesService;
}

export function placesRoutes(app: FastifyInstance, { companies, places }: Services): void {
  mount(app, listPlaces, async ({ query: { q, limit, language, companyId } }) => {
    const { config } = await companies.require(companyId);
    return { places: places.suggest(q, { limit, language, preferred: config.serviceCountries }) };
  });
}
