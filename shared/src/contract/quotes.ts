import { z } from 'zod';
import { moveContents, moveSizes, moveTypes, propertySizes } from '../domain/move-options.js';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { requiredText } from './text.js';

export const originCity = requiredText(120, 'Origin city is required');
export const destinationCity = requiredText(120, 'Destination city is required');

const quoteRequest = z
  .strictObject({
    companyId: companySlug.optional(),
    originCity,
    destinationCity,
    moveType: z.enum(moveTypes),
    moveDetails: z.enum(moveContents),
    propertySize: z.enum(propertySizes).optional(),
    moveSize: z.enum(moveSizes).optional(),
  })
  .meta({ id: 'QuoteRequest' });

const comprehensiveQuoteRequest = quoteRequest
  .omit({ moveType: true })
  .extend({
    moveDetails: z.enum(moveContents).optional(),
    propertySize: z.enum(propertySizes),
    moveSize: z.enum(moveSizes),
  })
  .meta({ id: 'ComprehensiveQuoteRequest' });

export const quote = z
  .object({
    minPrice: z.number().int().nullable().describe('Whole currency units. Null where source is domestic_unavailable.'),
    maxPrice: z.number().int().nullable(),
    currency: z.string().describe('ISO 4217'),
    moveType: z.enum(moveTypes),
    moveDetails: z.string(),
    shipmentType: z.string(),
    warning: z.string().nullable(),
    disclaimer: z.string(),
    source: z.enum(['company_rates', 'default_rates', 'domestic_unavailable']),
  })
  .meta({ id: 'Quote' });

export type QuoteRequest = z.infer<typeof quoteRequest>;
export type Quote = z.infer<typeof quote>;

export const calculateQuote = endpoint({
  method: 'POST',
  path: '/api/calculate-quote',
  summary: 'A preliminary price range for a move',
  surface: 'chat',
  body: quoteRequest,
  status: 200,
  answer: quote,
  errors: ['company_unknown'],
});

export const comprehensiveQuote = endpoint({
  method: 'POST',
  path: '/api/comprehensive-quote',
  summary: 'A preliminary price range for an international move whose sizes are known',
  surface: 'chat',
  body: comprehensiveQuoteRequest,
  status: 200,
  answer: quote,
  errors: ['company_unknown'],
});
