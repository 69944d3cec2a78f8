import { calculateQuote, comprehensiveQuote } from '@meg/shared/contract/quotes';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { fromComprehensive } from './engine/quote-case.js';
import type { QuotesService } from './quotes.service.js';

interface Services extends Pick<Ground, 'languageOf'> {
  companies: CompaniesService;
  quotes: QuotesService;
}

export function quotesRoutes(app: FastifyInstance, { companies, quotes, languageOf }: Services): void {
  mount(app, calculateQuote, async ({ body }, request) =>
    quotes.quoteForVisitor(await companies.require(body.companyId), body, languageOf(request)),
  );

  mount(app, comprehensiveQuote, async ({ body }, request) =>
    quotes.quoteForVisitor(await companies.require(body.companyId), fromComprehensive(body), languageOf(request)),
  );
}
