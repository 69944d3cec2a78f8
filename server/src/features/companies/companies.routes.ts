import { getCompany } from '@meg/shared/contract/companies';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import { type CompaniesService, publicCompanyOf } from './companies.service.js';

export function companiesRoutes(app: FastifyInstance, companies: CompaniesService): void {
  mount(app, getCompany, async ({ params }) => publicCompanyOf(await companies.require(params.slug)));
}
