import { z } from 'zod';
import { isEmail } from '../domain/forms/email.js';
import { moveContents, moveSizes, moveTypes, propertySizes } from '../domain/quotes/move-options.js';
import { companySlug } from './companies.js';
import { endpoint } from './endpoint.js';
import { botFields, idempotencyHeaders } from './public-write.js';
import { destinationCity, originCity } from './quotes.js';
import { requiredText, text } from './text.js';

const newLead = z
  .strictObject({
    companyId: companySlug.optional(),
    name: requiredText(200, 'Name is required'),
    email: requiredText(254, 'Email is required').refine((value) => value === '' || isEmail(value), 'Email is invalid'),
    phone: requiredText(50, 'Phone is required'),
    originCity,
    destinationCity,
    moveType: z.enum(moveTypes),
    moveDetails: z.enum(moveContents),
    propertySize: z.enum(propertySizes).optional(),
    moveSize: z.enum(moveSizes).optional(),
    moveDate: z.iso.date({ error: 'A date as in 2026-07-31' }).optional().describe('Where the visitor knows it.'),
    preliminaryQuote: text(200).default('').describe('The range as the visitor saw it; empty where there was none.'),
    chatHistory: text(16_000)
      .default('')
      .describe('The conversation so far, one line a message; a longer one keeps its end.'),
    status: z.literal('new').default('new'),
    language: text(35).default('en'),
    sourcePage: text(2_000).default('').describe('The page that carried the chat, without its query.'),
    consentText: text(500).default('').describe('The line about the use of the details that the visitor saw.'),
    wantsEmail: z.boolean().optional().describe('Whether the visitor asked for the quote by email.'),
    ...botFields,
  })
  .meta({ id: 'NewLead' });

const storedLead = z
  .object({
    id: z.uuid(),
    reference: z.string().describe('Short, for people to say and write.'),
    status: z.literal('new'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StoredLead' });

export type NewLead = z.infer<typeof newLead>;
export type StoredLead = z.infer<typeof storedLead>;

export const createLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  summary: 'Store a lead, once for each Idempotency-Key',
  surface: 'chat',
  headers: idempotencyHeaders,
  body: newLead,
  status: 201,
  answer: storedLead,
  errors: ['company_unknown', 'idempotency_conflict'],
});
