import { z } from 'zod';
import { scorePartCodes } from '../domain/leads/lead-score.js';
import { leadStatuses } from '../domain/leads/lead-status.js';
import { mostTags } from '../domain/leads/lead-tags.js';
import { conversation } from './conversation.js';
import { endpoint } from './endpoint.js';
import { leadOutcome } from './lead-outcome.js';
import { leadQuote } from './lead-quote.js';
import { leadTask } from './lead-task.js';
import { leadSummary, leadTag } from './lead-work.js';
import { type Move, move } from './move.js';
import { quote } from './quotes.js';
import { requiredText } from './text.js';

export const leadId = z.strictObject({ id: z.uuid() });
export const version = z.int({ error: 'The version of the lead that was seen' }).min(1);

/** Who only asked for a person has not said what kind of move it is. */
export type StoredMove = Omit<Move, UnsaidFact> & Partial<Pick<Move, UnsaidFact>>;
type UnsaidFact = 'moveType' | 'moveDetails';

/** As it is stored, with its defaults filled in. The cities may be empty where no visitor has sent a form. */
const wholeMove = move.partial({ moveType: true, moveDetails: true }).extend({
  originCity: z.string(),
  destinationCity: z.string(),
}) as unknown as z.ZodType<StoredMove, StoredMove>;

const leadNote = z
  .object({
    id: z.uuid(),
    text: z.string(),
    personName: z.string(),
    isMine: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LeadNote' });

/** What people of the company do with a lead besides its status and notes, and what its visitor changes (`revised`). */
export const leadEditKinds = [
  'assigned',
  'assigned-by-rule',
  'tagged',
  'untagged',
  'answered',
  'changed',
  'outcome',
  'undone',
  'quoted',
  'called',
  'tried',
  'task-added',
  'task-done',
  'task-reopened',
  'replied',
  'callback-moved',
  'callback-cancelled',
  'not-mailed',
  'merged',
  'revised',
] as const;
export type LeadEditKind = (typeof leadEditKinds)[number];

const timelineEntry = z
  .object({
    id: z.string(),
    kind: z.enum(['created', 'status', 'handoff', 'callback', 'feedback', 'note', ...leadEditKinds]),
    at: z.iso.datetime(),
    who: z.string().nullable().describe('The name of a person of the company; null where it was the visitor.'),
    detail: z
      .string()
      .describe(
        'The new status, the tag, the assignee, the rating, the question, the kind of the request or its change, the fact that was edited, the outcome, how a call went, the way that was tried, the mail to the visitor that came too late, or the reference of the lead that was merged into this one.',
      ),
    before: z.string().nullable().describe('Of an edited fact, or of a change by the visitor: what it was, in words.'),
    after: z
      .string()
      .nullable()
      .describe(
        'Of an edited fact, or of a change by the visitor: what it is, in words. Of a call: the note. Of an assignment by rule: the rule.',
      ),
  })
  .meta({ id: 'LeadTimelineEntry' });

const leadHandoff = z
  .object({
    id: z.uuid(),
    requestType: z.enum(['immediate', 'scheduled']),
    contactMethod: z.enum(['whatsapp', 'call']).nullable(),
    email: z.string(),
    phone: z.string(),
    slotStart: z.iso.datetime().nullable().describe('The start of the callback.'),
    slotWish: z.iso
      .datetime()
      .nullable()
      .describe('The time that was asked for, where no seat was given because many were taken from that network.'),
    holdsSlot: z.boolean().describe('False where the visitor has since chosen another time.'),
    timezone: z.string(),
    cancelledAt: z.iso.datetime().nullable().describe('When the callback was cancelled.'),
    closedAt: z.iso.datetime().nullable().describe('When somebody said how the callback went.'),
    promisedBy: z.iso.datetime().nullable().describe('Until when the visitor was told that somebody gets in touch.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LeadHandoff' });

const leadFeedback = z
  .object({
    id: z.uuid(),
    rating: z.number().int(),
    comment: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LeadFeedback' });

/** A quote that was the current one before. */
const datedQuote = z
  .object({ quote: leadQuote, at: z.iso.datetime(), by: z.string().nullable() })
  .meta({ id: 'DatedLeadQuote' });

export const samePerson = leadSummary.pick({
  id: true,
  reference: true,
  name: true,
  email: true,
  phone: true,
  originCity: true,
  destinationCity: true,
  status: true,
  createdAt: true,
});

const mergedLead = samePerson
  .omit({ originCity: true, destinationCity: true, status: true })
  .extend({
    sourcePage: z.string(),
    consentText: z.string(),
    language: z.string(),
    preliminaryQuote: z.string(),
    range: leadSummary.shape.range,
    conversation: z.array(conversation.element),
    chatHistory: z.string(),
  })
  .meta({ id: 'MergedLead' });

export const leadDetail = leadSummary
  .extend({
    language: z.string(),
    sourcePage: z.string(),
    consentText: z.string(),
    move: wholeMove.describe('All that is known of it.'),
    conversation: z
      .array(conversation.element)
      .describe('As it stood when the visitor last sent it. Empty where the caller sent `chatHistory` alone.'),
    chatHistory: z.string().describe('The conversation as text, where it was sent as text.'),
    scoreParts: z.array(
      z.object({
        code: z.enum(scorePartCodes),
        points: z.number().int(),
        most: z.number().int(),
        reason: z.string(),
      }),
    ),
    readinessPercent: z.number().int().nullable().describe('Of the readiness test; null where it was not taken.'),
    shownQuote: leadQuote
      .nullable()
      .describe(
        'The current one: as the visitor saw it, or as it was last quoted again. Null where there is none as data.',
      ),
    earlierQuotes: z.array(datedQuote).describe('Those before the current one, the newest first.'),
    otherRange: z
      .string()
      .describe(
        "The range in words that the lead was sent with, where it is not what the company's rates gave for its move; otherwise empty.",
      ),
    quotedAt: z.iso.datetime().describe('When the current quote was made.'),
    quotedBy: z
      .string()
      .nullable()
      .describe('Who quoted again, or Meg for what was worked out when the lead came; null for what the visitor saw.'),
    quote: quote.nullable().describe("Worked out anew from what the lead says, by the company's rates of now."),
    quoteDiffers: z.boolean().describe('Whether that is another range than the one that the visitor saw.'),
    assigneeName: z.string().nullable(),
    handoffs: z.array(leadHandoff),
    feedback: z.array(leadFeedback),
    notes: z.array(leadNote),
    tasks: z.array(leadTask).describe('The first due first, those that are done last.'),
    timeline: z.array(timelineEntry).describe('The oldest first.'),
    samePerson: z.array(samePerson).describe('Other leads of the same email or phone, the newest first, at most 20.'),
    mergedLeads: z
      .array(mergedLead)
      .describe('Leads that were merged into this one, with what they said, the oldest first.'),
  })
  .meta({ id: 'LeadDetail' });

export type LeadDetail = z.infer<typeof leadDetail>;
export type LeadHandoff = z.infer<typeof leadHandoff>;
export type MergedLead = z.infer<typeof mergedLead>;
export type LeadNote = z.infer<typeof leadNote>;
export type LeadTimelineEntry = z.infer<typeof timelineEntry>;

export const getLead = endpoint('GET', '/api/leads/:id', {
  summary: 'All that is known of a lead. The id of one that was merged gives the lead that was kept',
  access: 'company',
  permission: 'leads.see',
  params: leadId,
  answer: leadDetail,
  errors: ['not_found'],
});

export const editLead = endpoint('PATCH', '/api/leads/:id', {
  summary: 'Change who works on a lead, and its tags',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({
    version,
    assigneeId: z.uuid().nullable().optional().describe('A person of the company; null for nobody.'),
    tags: z.array(leadTag).max(mostTags, `At most ${mostTags} tags`).optional(),
  }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict'],
});

export const changeLeadStatus = endpoint('POST', '/api/leads/:id/status', {
  summary: 'Move a lead to another status',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({
    version,
    to: z.enum(leadStatuses),
    outcome: leadOutcome.optional().describe('How it ended, for converted and lost.'),
  }),
  answer: leadDetail,
  errors: ['not_found', 'edit_conflict', 'status_change_refused'],
});

export const addLeadNote = endpoint('POST', '/api/leads/:id/notes', {
  summary: 'Write a note on a lead',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  body: z.strictObject({ text: requiredText(4_000, 'Write a note') }),
  status: 201,
  answer: leadNote,
  errors: ['not_found'],
});

export const removeLeadNote = endpoint('DELETE', '/api/leads/:id/notes/:noteId', {
  summary: "Remove a note: one's own, or any as an owner",
  access: 'company',
  permission: 'leads.work',
  params: leadId.extend({ noteId: z.uuid() }),
  answer: z.object({}),
  errors: ['not_found'],
});
