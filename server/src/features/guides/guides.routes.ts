import {
  askCustoms,
  countryDocuments,
  countryOverview,
  listCountries,
  searchGuides,
  translateAnswer,
} from '@meg/shared/contract/guides';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { GuidesService } from './guides.service.js';

interface Services {
  companies: CompaniesService;
  guides: GuidesService;
}

export function guidesRoutes(app: FastifyInstance, { companies, guides }: Services): void {
  mount(app, listCountries, () => ({ countries: guides.list() }));
  mount(app, searchGuides, async ({ body }) => {
    await companies.require(body.companyId);
    return guides.search(body);
  });
  mount(app, askCustoms, async ({ body }) => {
    await companies.require(body.companyId);
    return guides.customs(body);
  });
  mount(app, countryOverview, async ({ body }) => {
    await companies.require(body.companyId);
    return guides.overview(body.country);
  });
  mount(app, countryDocuments, async ({ body }) => {
    await companies.require(body.companyId);
    return guides.documents(body.country);
  });
  mount(app, translateAnswer, async ({ body }) => {
    await companies.require(body.companyId);
    // Nothing here translates, and that is said, so that a client can show what language it has.
    return { response: body.response, language: 'en', isTranslated: false };
  });
}
