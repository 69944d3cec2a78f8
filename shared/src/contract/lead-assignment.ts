import { z } from 'zod';
import { assignmentKinds } from '../domain/leads/assignment-rules.js';
import { moveTypes } from '../domain/quotes/move-options.js';
import { endpoint } from './endpoint.js';
import { text } from './text.js';
import { offDutyNow, workHours } from './work-hours.js';

export const mostRules = 50;

const assignmentRule = z
  .strictObject({
    id: z.uuid(),
    name: text(80).describe('For the timeline. Empty: told by what the rule looks at.'),
    kind: z.enum(assignmentKinds).describe('By what it knows its leads.'),
    values: z
      .array(text(120).refine((value) => value !== '', 'Write a place, or take the empty one out'))
      .max(100, 'At most 100')
      .describe('Cities, regions or countries; languages by their codes; or kinds of move. Empty for `any`.'),
    personIds: z.array(z.uuid()).max(100, 'At most 100 people').describe('In turn among them, in this order.'),
  })
  .refine(({ kind, values }) => kind === 'any' || values.length > 0, {
    path: ['values'],
    message: 'Say which leads this rule is for',
  })
  .meta({ id: 'AssignmentRule' });

const rules = z
  .array(assignmentRule)
  .max(mostRules, `At most ${mostRules} rules`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each rule needs an id of its own');

const assignablePerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isOnDuty: z.boolean().describe('Their own switch.'),
    workHours: workHours.nullable().describe('Null: at all hours.'),
    offDuty: offDutyNow.nullable().describe('Why rules pass them over now; null: they get new leads.'),
    mayWorkLeads: z.boolean().describe('False for who has left, or has a role that does not work leads.'),
  })
  .meta({ id: 'AssignablePerson' });

const leadAssignment = z
  .object({
    rules: z.array(assignmentRule),
    version: z.number().int().describe('0 before the first rule.'),
    people: z.array(assignablePerson),
  })
  .meta({ id: 'LeadAssignment' });

export type LeadAssignment = z.infer<typeof leadAssignment>;

export const getLeadAssignment = endpoint('GET', '/api/lead-assignment', {
  summary: 'Who gets which new leads, and who is on duty',
  access: 'company',
  permission: 'settings.see',
  answer: leadAssignment,
});

export const saveLeadAssignment = endpoint('PUT', '/api/lead-assignment', {
  summary: 'Replace the rules by which new leads are given to people; without rules nobody is given any',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject({ rules, version: z.int({ error: 'The version that was seen' }).min(0) }),
  answer: leadAssignment,
  errors: ['edit_conflict'],
});

export const tryLeadAssignment = endpoint('POST', '/api/lead-assignment/try', {
  summary: 'Who would get such a lead now by these rules; nobody’s turn is taken',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject({
    rules,
    originCity: text(120).default(''),
    destinationCity: text(120).default(''),
    language: text(20).default('en'),
    moveType: z.enum(moveTypes),
  }),
  answer: z
    .object({
      personName: z.string().nullable().describe('Null: nobody.'),
      ruleId: z.uuid().nullable().describe('Null: no rule fits and has somebody on duty.'),
      passedOver: z.array(z.uuid()).describe('Rules that fit, but have nobody on duty.'),
    })
    .meta({ id: 'AssignmentTry' }),
});
