import { addToLead, createLead } from '@meg/shared/contract/leads';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { requireContact } from '../companies/require-contact.service.js';
import type { LeadsService } from './leads.service.js';

interface Services extends Pick<Ground, 'database'> {
  companies: CompaniesService;
  leads: LeadsService;
}

export function leadsRoutes(app: FastifyInstance, { database, companies, leads }: Services): void {
  mount(app, createLead, async ({ headers, body }) => {
    const company = await companies.require(body.companyId);
    requireContact(company, body);
    const request = { companyId: company.id, idempotencyKey: headers['idempotency-key'], lead: body };
    return database.transaction((trx) => leads.create(trx, request));
  });

  mount(app, addToLead, async ({ headers, body }) => {
    const company = await companies.require(body.companyId);
    const request = { companyId: company.id, idempotencyKey: headers['idempotency-key'], addition: body };
    await database.transaction((trx) => leads.add(trx, request));
    return {};
  });
}
