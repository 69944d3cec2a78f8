import { z } from 'zod';
import { isEmail } from '../domain/forms/email.js';
import { companySlug } from './companies.js';
import { conversation, ignoredIfInvalid } from './conversation.js';
import { endpoint } from './endpoint.js';
import { leadQuote } from './lead-quote.js';
import { move } from './move.js';
import { botFields, idempotencyHeaders, sourcePage } from './public-write.js';
import { readinessResult } from './readiness.js';
import { optionalText, requiredText, text } from './text.js';

const { originCity, destinationCity, moveType, moveDetails, ...optionalFacts } = move.shape;

/** A lead is stored whatever is wrong with what else is said of its move. */
const lenientFacts = Object.fromEntries(
  Object.entries(optionalFacts).map(([fact, schema]) => [fact, ignoredIfInvalid(schema.unwrap())]),
) as typeof optionalFacts;

const newLead = z
  .strictObject({
    companyId: companySlug.optional(),
    name: requiredText(200, 'Name is required'),
    email: optionalText(254)
      .refine((value) => value === '' || isEmail(value), 'Email is invalid')
      .describe('May be empty where the company asks for email or phone, and has the phone.'),
    phone: optionalText(50).describe('May be empty where the company asks for email or phone, and has the email.'),
    originCity,
    destinationCity,
    moveType,
    moveDetails,
    ...lenientFacts,
    preliminaryQuote: text(200)
      .default('')
      .describe(
        'The range as the visitor saw it, from callers that do not send `quote`. Checked as `quote` is: what a lead keeps as its range is what the rates of the company give for its move.',
      ),
    chatHistory: text(16_000)
      .default('')
      .describe('The conversation, one line a message, from callers that do not send `conversation`.'),
    status: z.literal('new').default('new'),
    language: text(35).default('en'),
    sourcePage,
    consentText: text(500).default('').describe('The line about the use of the details that the visitor saw.'),
    wantsEmail: z.boolean().optional().describe('Whether the visitor asked for the quote by email.'),
    ...botFields,
    quote: ignoredIfInvalid(leadQuote).describe(
      "What the visitor saw. The server works out the range of the move itself and keeps that one; another one is shown to the company's people as one that its rates do not give.",
    ),
    readiness: ignoredIfInvalid(readinessResult),
    conversation: ignoredIfInvalid(conversation),
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

const leadAddition = z
  .strictObject({
    companyId: companySlug.optional(),
    ...newLead.pick({ quote: true, readiness: true, conversation: true }).shape,
    move: z.strictObject({
      originCity: ignoredIfInvalid(originCity),
      destinationCity: ignoredIfInvalid(destinationCity),
      moveType: ignoredIfInvalid(moveType),
      moveDetails: ignoredIfInvalid(moveDetails),
      ...lenientFacts,
    }),
  })
  .meta({ id: 'LeadAddition' });

export type NewLead = z.infer<typeof newLead>;
export type StoredLead = z.infer<typeof storedLead>;
export type LeadAddition = z.infer<typeof leadAddition>;

export const createLead = endpoint('POST', '/api/leads', {
  summary: 'Store a lead, once for each Idempotency-Key',
  access: 'visitor',
  headers: idempotencyHeaders,
  body: newLead,
  status: 201,
  answer: storedLead,
  errors: ['company_unknown', 'idempotency_conflict'],
});

export const addToLead = endpoint('POST', '/api/lead-additions', {
  summary: 'Add to a lead what its visitor has said since; the Idempotency-Key is that of the lead',
  access: 'visitor',
  headers: z.object({ 'idempotency-key': idempotencyHeaders.shape['idempotency-key'].unwrap() }),
  body: leadAddition,
  answer: z.object({}),
  errors: ['company_unknown', 'not_found'],
});
