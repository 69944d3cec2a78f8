import { z } from 'zod';
import { callbackMails, callbackResults } from '../domain/leads/callback-agenda.js';
import { endpoint } from './endpoint.js';
import { callbackSlot, callbackSlots, callbackStart, wallTime } from './handoffs.js';
import { optionalText } from './text.js';

const callbackId = z.strictObject({ callbackId: z.uuid() });

const callback = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    slot: callbackSlot,
    visitorTimezone: z.string(),
    leadId: z.uuid().nullable().describe('Null where the visitor left no lead.'),
    leadVersion: z.number().int().nullable(),
    reference: z.string(),
    name: z.string().describe('Empty where the visitor left no lead.'),
    phone: z.string(),
    email: z.string(),
    originCity: z.string(),
    destinationCity: z.string(),
    assigneeId: z.uuid().nullable().describe('Whose lead it is; null for nobody.'),
    result: z.enum(callbackResults).nullable().describe('How it went; null while it is open.'),
    isOverdue: z.boolean().describe('Whether its time is over and nobody has said how it went.'),
    mail: z.enum(callbackMails).describe('Whether a change is mailed to the visitor; otherwise why not.'),
  })
  .meta({ id: 'Callback' });

export type Callback = z.infer<typeof callback>;

const agenda = z
  .object({
    timezone: z.string().describe("The company's."),
    now: wallTime.describe("On the company's clock."),
    from: z.iso.date(),
    overdue: z.array(callback).describe('Those before today too, the oldest first, at most 100.'),
    callbacks: z.array(callback).describe('Those of the days that were asked for, the first to come first.'),
  })
  .meta({ id: 'CallbackAgenda' });

export type CallbackAgenda = z.infer<typeof agenda>;

export const listCallbacks = endpoint('GET', '/api/callbacks', {
  summary: "The callbacks of some days on the company's clock, and those that are overdue",
  access: 'company',
  permission: 'leads.see',
  query: z.strictObject({
    from: z.iso.date('A day such as 2026-07-31').optional().describe('Missing: today.'),
    days: z.coerce.number().int().min(1).max(14).default(1),
    whose: z.enum(['mine', 'all']).default('all'),
  }),
  answer: agenda,
});

export const countCallbacks = endpoint('GET', '/api/callbacks/count', {
  summary: 'How many callbacks wait today, those that are overdue among them',
  access: 'company',
  permission: 'leads.see',
  answer: z
    .object({
      today: z.number().int().describe('Open ones of today and overdue ones of any day.'),
      overdue: z.number().int(),
    })
    .meta({ id: 'CallbackCount' }),
});

export const listCallbackTimes = endpoint('GET', '/api/callbacks/:callbackId/times', {
  summary: 'The free times that a callback can be moved to, by the hours and seats of the chat',
  access: 'company',
  permission: 'leads.work',
  params: callbackId,
  answer: callbackSlots,
  errors: ['not_found'],
});

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), slot: callbackStart }),
  z.strictObject({ kind: z.literal('cancel') }),
  z.strictObject({ kind: z.literal('result'), result: z.enum(callbackResults), note: optionalText(2_000) }),
]);

export type CallbackChange = z.output<typeof change>;

export const changeCallback = endpoint('PATCH', '/api/callbacks/:callbackId', {
  summary: 'Move a callback to another free time, cancel it, or say how it went',
  access: 'company',
  permission: 'leads.work',
  params: callbackId,
  body: z.strictObject({ version: z.int({ error: 'The version of the callback that was seen' }).min(1), change }),
  answer: callback,
  errors: ['not_found', 'edit_conflict', 'slot_taken', 'validation_failed'],
});
