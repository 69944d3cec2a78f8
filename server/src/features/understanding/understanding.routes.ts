import { understandText } from '@meg/shared/contract/understanding';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { UnderstandingService } from './understanding.service.js';

interface Services extends Pick<Ground, 'languageOf'> {
  companies: CompaniesService;
  understanding: UnderstandingService;
}

export function understandingRoutes(app: FastifyInstance, { companies, understanding, languageOf }: Services): void {
  mount(app, understandText, async ({ body: { companyId, text, asking, move } }, request) => {
    const { config } = await companies.require(companyId);
    return understanding.understand({
      text,
      reader: languageOf(request),
      preferred: config.serviceCountries,
      asking,
      move,
    });
  });
}
