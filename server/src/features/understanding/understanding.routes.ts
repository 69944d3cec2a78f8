import { understandText } from '@meg/shared/contract/understanding';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { untilGone } from '../../http/connections/client-gone.js';
import { mount } from '../../http/endpoint.js';
import { englishFor } from '../../languages/company-english.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { PlacesService } from '../places/places.service.js';
import { withOtherMove } from './other-move.js';
import { withRefusedMove } from './refused-move.js';
import type { UnderstandingWithModel } from './with-model/understanding-with-model.js';

interface Services extends Pick<Ground, 'languageOf'> {
  companies: CompaniesService;
  understanding: UnderstandingWithModel;
  places: PlacesService;
}

export function understandingRoutes(
  app: FastifyInstance,
  { companies, understanding, places, languageOf }: Services,
): void {
  mount(app, understandText, async ({ body: { companyId, ...said } }, request, reply) => {
    const company = await companies.require(companyId);
    const { id, config } = company;
    const understood = await understanding.understand({
      companyId: id,
      signal: untilGone(reply),
      ...said,
      reader: englishFor(company, languageOf(request)),
      ...places.nearTo(config),
    });
    return withRefusedMove(withOtherMove(understood, said), said, config);
  });
}
