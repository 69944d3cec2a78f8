import { calculateQuote, comprehensiveQuote } from '@meg/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { fromComprehensive } from './engine/quote-case.js';
import type { QuotesService } from './quotes.service.js';

interface Services {
  companies: CompaniesService;
  quotes: QuotesService;
}

export function quotesRoutes(app: FastifyInstance, { companies, quotes }: Services): void {
  mount(app, calculateQuote, async ({ body }) => quotes.quote(await companies.require(body.companyId), body));

  mount(app, comprehensiveQuote, async ({ body }) =>
    quotes.quote(await companies.require(body.companyId), fromComprehensive(body)),
  );
}
