import { z } from 'zod';
import { weekdays } from '../domain/time/zoned-time.js';
import { companySlug } from './companies.js';
import { conversation, ignoredIfInvalid } from './conversation.js';
import { endpoint } from './endpoint.js';
import { botFields, idempotencyHeaders, sourcePage } from './public-write.js';
import { optionalText, readerLanguage, text } from './text.js';
import { timezone } from './timezone.js';

export const callbackStart = z.iso.datetime({ offset: true, error: 'A time such as 2026-07-31T09:30:00Z' });

const newHandoff = z
  .strictObject({
    companyId: companySlug.optional(),
    leadId: z
      .uuid()
      .optional()
      .describe(
        'Missing where the visitor has sent no lead: the request then joins an open lead with the same email or phone, or becomes a lead itself.',
      ),
    name: ignoredIfInvalid(optionalText(200)).describe('As the visitor has told it, where no lead has it.'),
    chatHistory: text(16_000)
      .default('')
      .describe('The conversation, one line a message, from callers that do not send `conversation`.'),
    conversation: ignoredIfInvalid(conversation),
    requestType: z.enum(['immediate', 'scheduled']),
    contactMethod: z.enum(['whatsapp', 'call']).optional().describe('For an immediate request, and for no other.'),
    contactInfo: z
      .strictObject({
        email: optionalText(254),
        phone: optionalText(50),
      })
      .describe(
        'Taken as they are written: a person reads them. Both, or one where the company asks for no more; a phone number is always enough.',
      ),
    slot: callbackStart
      .optional()
      .describe(
        'The start of a callback slot, for a scheduled request. Missing: as soon as people can. One that is over is refused as one that is taken is, with a message that says so.',
      ),
    timezone: timezone.optional().describe("The visitor's. Missing: the company's."),
    language: readerLanguage,
    consentText: ignoredIfInvalid(optionalText(500)).describe(
      'The line that said who gets the details, as the visitor saw it.',
    ),
    sourcePage: ignoredIfInvalid(sourcePage),
    wantsEmail: z.boolean().optional().describe('Whether the visitor asked for the callback by email.'),
    ...botFields,
  })
  .superRefine(({ requestType, contactMethod, slot }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const isImmediate = requestType === 'immediate';
    if (isImmediate && contactMethod === undefined) refuse('contactMethod', 'Choose WhatsApp or a call');
    if (!isImmediate && contactMethod !== undefined) refuse('contactMethod', 'Only for an immediate request');
    if (isImmediate && slot !== undefined) refuse('slot', 'Only for a scheduled request');
  })
  .meta({ id: 'NewHandoff' });

export const wallTime = z
  .object({
    date: z.string().describe('As in 2026-07-31.'),
    time: z.string().describe('As in 09:30, of 24 hours.'),
    weekday: z.enum(weekdays),
    offset: z.string().describe('From UTC, as in +05:30: tells the hours apart that a clock shows twice.'),
  })
  .meta({ id: 'WallTime' });

export const callbackSlot = z
  .object({
    start: z.iso.datetime(),
    company: wallTime.describe("On the company's clock."),
    visitor: wallTime.describe("On the visitor's clock."),
  })
  .meta({ id: 'CallbackSlot' });

const handoffMessages = [
  'within_the_hour',
  'back_at',
  'when_back',
  'callback_booked',
  'callback_without_time',
  'callback_cancelled',
] as const;

const storedHandoff = z
  .object({
    id: z.uuid(),
    reference: z
      .string()
      .describe("The lead's that was named; otherwise the request's own: for people to say and write."),
    messageCode: z.enum(handoffMessages).describe('What the visitor is told, for a client with words of its own.'),
    message: z.string().describe("The same in the reader's language."),
    opensAt: z.iso.datetime().optional().describe('For back_at: when people are there again.'),
    slot: callbackSlot.optional(),
    calendar: z.string().optional().describe('The callback as a calendar file (RFC 5545).'),
    whatsappUrl: z.string().optional().describe('Opens WhatsApp with a summary. Where the company offers it.'),
    phoneUrl: z.string().optional().describe('Calls the company. Where the company offers it.'),
  })
  .meta({ id: 'StoredHandoff' });

export const callbackSlots = z
  .object({
    timezone: z.string().describe("The company's."),
    visitorTimezone: z.string(),
    slotMinutes: z.number().int(),
    isOpen: z.boolean().describe('Whether people are there now.'),
    opensAt: z.iso.datetime().optional().describe('When they are there again, where that is known.'),
    booked: callbackSlot.optional().describe('The callback that this lead has already. Another one takes its place.'),
    slots: z.array(callbackSlot),
  })
  .meta({ id: 'CallbackSlots' });

const handoffChange = z
  .strictObject({
    companyId: companySlug.optional(),
    slot: callbackStart.nullable().optional().describe('Another time for the callback. Null cancels it.'),
    leadId: z
      .uuid()
      .optional()
      .describe(
        'The lead that came after a request that named none: the request joins it, and so does the lead that was made from the request.',
      ),
    timezone: timezone.optional().describe("The visitor's. Missing: as in the request."),
    language: readerLanguage,
  })
  .meta({ id: 'HandoffChange' });

export type HandoffChange = z.infer<typeof handoffChange>;
export type NewHandoff = z.infer<typeof newHandoff>;
export type StoredHandoff = z.infer<typeof storedHandoff>;
export type CallbackSlot = z.infer<typeof callbackSlot>;
export type CallbackSlots = z.infer<typeof callbackSlots>;

export const requestHandoff = endpoint('POST', '/api/human-handoff', {
  summary: 'Ask for a person, now or at a time; stored once for each Idempotency-Key',
  access: 'visitor',
  headers: idempotencyHeaders,
  body: newHandoff,
  status: 201,
  answer: storedHandoff,
  errors: ['company_unknown', 'lead_unknown', 'slot_taken', 'idempotency_conflict'],
});

export const changeHandoff = endpoint('POST', '/api/handoff-changes', {
  summary: 'Change or cancel a callback, or join a request to its lead; the Idempotency-Key is that of the request',
  access: 'visitor',
  headers: z.object({ 'idempotency-key': idempotencyHeaders.shape['idempotency-key'].unwrap() }),
  body: handoffChange,
  answer: storedHandoff,
  errors: ['company_unknown', 'lead_unknown', 'not_found', 'slot_taken'],
});

export const listCallbackSlots = endpoint('GET', '/api/callback-slots', {
  summary: 'The free times for a callback on the next open days',
  access: 'visitor',
  query: z.strictObject({
    companyId: companySlug.optional(),
    timezone: timezone.optional().describe("The visitor's. Missing: the company's."),
    leadId: z.uuid().optional(),
  }),
  answer: callbackSlots,
  errors: ['company_unknown', 'lead_unknown'],
});
