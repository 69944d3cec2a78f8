import { addToLead, createLead } from '@meg/shared/contract/leads';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { requireContact } from '../companies/require-contact.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import type { LeadsService } from './leads.service.js';
import { keysOfPerson } from './person/person-keys.service.js';
import type { PersonTurns } from './person/person-turns.js';
import { quoteOfMove } from './quote-of-move.service.js';

interface Services extends Pick<Ground, 'database' | 'languages'> {
  companies: CompaniesService;
  leads: LeadsService;
  personTurns: PersonTurns;
  quotes: QuotesService;
}

export function leadsRoutes(app: FastifyInstance, services: Services): void {
  const { database, companies, leads, personTurns } = services;
  mount(app, createLead, async ({ headers, body }) => {
    const company = await companies.require(body.companyId);
    requireContact(company, body);
    const request = {
      companyId: company.id,
      idempotencyKey: headers['idempotency-key'],
      lead: body,
    };
    return personTurns.together(keysOfPerson({ ...body, companyId: company.id }), () =>
      database.transaction((trx) => leads.create(trx, request, quoteOfMove(services, company))),
    );
  });

  mount(app, addToLead, async ({ headers, body }) => {
    const company = await companies.require(body.companyId);
    const { id: companyId, config } = company;
    const request = {
      companyId,
      country: config.country,
      idempotencyKey: headers['idempotency-key'],
      addition: body,
    };
    await database.transaction((trx) => leads.add(trx, request, quoteOfMove(services, company)));
    return {};
  });
}
