import { z } from 'zod';
import { isEmail } from '../domain/forms/email.js';
import { phoneUrl } from '../domain/leads/contact-links.js';
import { mostCameFrom } from '../domain/leads/lead-arrival.js';
import { hasContact } from '../domain/leads/lead-contact.js';
import { endpoint } from './endpoint.js';
import { samePerson } from './lead-detail.js';
import { dateOrMonth, move } from './move.js';
import { idempotencyHeaders } from './public-write.js';
import { optionalText, requiredText, text } from './text.js';

const { originCity, destinationCity, moveType, moveDetails, ...otherFacts } = move.shape;

const email = text(254)
  .refine((value) => value === '' || isEmail(value), 'Email is invalid')
  .default('');
const phone = text(50).default('');

export const contact = { name: requiredText(200, 'Name is required'), email, phone };

export const addLead = endpoint('POST', '/api/leads/by-hand', {
  summary: 'Add a lead by hand, as from a call: nothing is sent to its person',
  access: 'company',
  permission: 'leads.work',
  headers: idempotencyHeaders,
  body: z
    .strictObject({
      ...contact,
      phone: phone.refine((value) => value === '' || phoneUrl(value) !== undefined, 'Phone needs at least 7 digits'),
      move: z
        .strictObject({
          moveType,
          moveDetails: moveDetails.default('full-home'),
          originCity: originCity.optional(),
          destinationCity: destinationCity.optional(),
          ...otherFacts,
        })
        .refine(dateOrMonth.check, dateOrMonth.message),
      note: optionalText(4_000),
      cameFrom: optionalText(mostCameFrom).describe('How they found the company: Phone, Referral, or other words.'),
      hasSpoken: z
        .boolean()
        .default(true)
        .describe('Whether somebody has spoken with them: the lead is then contacted.'),
      isMine: z.boolean().default(true).describe('Whether whoever adds it works on it.'),
    })
    .refine(hasContact, {
      path: ['phone'],
      error: 'A phone number or an email is needed',
    }),
  status: 201,
  answer: z.object({ id: z.uuid(), reference: z.string() }).meta({ id: 'AddedLead' }),
  errors: ['idempotency_conflict'],
});

export const findSamePerson = endpoint('GET', '/api/leads/same-person', {
  summary: 'The leads that have this email or this phone number, of those that one sees, the newest first, at most 5',
  access: 'company',
  permission: 'leads.work',
  query: z.strictObject({ email: optionalText(254), phone }),
  answer: z.object({ leads: z.array(samePerson) }).meta({ id: 'LeadsOfPerson' }),
});
