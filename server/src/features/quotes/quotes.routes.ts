import { calculateQuote, comprehensiveQuote } from '@meg/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { quoteFor } from './quotes.service.js';

export function quotesRoutes(app: FastifyInstance, companies: CompaniesService): void {
  mount(app, calculateQuote, async ({ body }) => quoteFor(await companies.require(body.companyId), body));

  mount(app, comprehensiveQuote, async ({ body }) =>
    quoteFor(await companies.require(body.companyId), {
      ...body,
      moveType: 'international',
      moveDetails: body.moveDetails ?? 'full-home',
    }),
  );
}
