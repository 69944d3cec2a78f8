import type { Quote, QuoteRequest } from '@meg/shared/contract/quotes';
import type { Company } from '../companies/companies.service.js';
import { estimate } from './estimate.js';

const disclaimer =
  'These are estimates only. Actual costs depend on the actual volume and various other variables. ' +
  'The mover will provide personalized quotes based on your exact requirements.';
const unavailable =
  'We do not arrange moves within this area yet. A specialist can still tell you what is possible: please ask.';
const typicalDistance = 'The price rests on a typical distance for this kind of move, not on your exact route.';

export function quoteFor(company: Company, request: QuoteRequest): Quote {
  const { moveType, moveDetails } = request;
  const shared = { currency: company.config.currency, moveType, moveDetails };
  if (moveType === 'local' && !company.config.localMoves) {
    return {
      ...shared,
      minPrice: null,
      maxPrice: null,
      shipmentType: 'Road',
      warning: null,
      disclaimer: unavailable,
      source: 'domestic_unavailable',
    };
  }
  const { range, shipmentType, ownRates } = estimate(company.config.pricing, request);
  return {
    ...shared,
    ...range,
    shipmentType,
    warning: typicalDistance,
    disclaimer,
    source: ownRates ? 'company_rates' : 'default_rates',
  };
}
