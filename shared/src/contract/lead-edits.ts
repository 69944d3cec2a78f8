import { z } from 'zod';
import { callOutcomes, contactWays } from '../domain/leads/lead-contact.js';
import { endpoint } from './endpoint.js';
import { leadDetail, leadId, version } from './lead-detail.js';
import { contact } from './leads-by-hand.js';
import { move, moveFacts } from './move.js';
import { optionalText } from './text.js';

const { originCity, destinationCity, moveType, moveDetails, ...otherFacts } = move.shape;

/** Null takes a fact away. The first four are always known. */
const clearable = Object.fromEntries(
  moveFacts
    .filter((fact) => fact in otherFacts)
    .map((fact) => [fact, otherFacts[fact as keyof typeof otherFacts].unwrap().nullable().optional()]),
) as unknown as {
  [Fact in keyof typeof otherFacts]: z.ZodOptional<z.ZodNullable<ReturnType<(typeof otherFacts)[Fact]['unwrap']>>>;
};

export const editLeadFacts = endpoint('PATCH', '/api/leads/:id/facts', {
  summary: 'Change what is known of the move and of its person; the timeline keeps what it was before',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({
    version,
    contact: z
      .strictObject({ name: contact.name, email: contact.email.unwrap(), phone: contact.phone.unwrap() })
      .partial()
      .default({}),
    move: z
      .strictObject({
        originCity: originCity.optional(),
        destinationCity: destinationCity.optional(),
        moveType: moveType.optional(),
        moveDetails: moveDetails.optional(),
        ...clearable,
      })
      .default({}),
  }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict'],
});

export const quoteLeadAgain = endpoint('POST', '/api/leads/:id/quotes', {
  summary: 'Work out the quote anew by the present facts and rates, and make it the current one',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({ version }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict', 'validation_failed'],
});

export const logLeadCall = endpoint('POST', '/api/leads/:id/calls', {
  summary: 'Write down how a call went; having reached the person makes a new lead contacted',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({
    outcome: z.enum(callOutcomes, { error: 'Choose how the call went' }),
    note: optionalText(2_000),
  }),
  answer: leadDetail,
  errors: ['not_found'],
});

export const noteLeadContact = endpoint('POST', '/api/leads/:id/tries', {
  summary: 'Note that somebody pressed WhatsApp, call or email: tried, and not yet in touch',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({ way: z.enum(contactWays) }),
  answer: z.object({}),
  errors: ['not_found'],
});
