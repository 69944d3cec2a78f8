import { z } from 'zod';
import { leadSorts } from '../domain/leads/lead-sorts.js';
import { leadMilestones, leadStatuses } from '../domain/leads/lead-status.js';
import { leadViews } from '../domain/leads/lead-views.js';
import { moveContents, moveSizes, moveTypes, propertySizes } from '../domain/quotes/move-options.js';
import { endpoint } from './endpoint.js';
import { shownOutcome } from './lead-outcome.js';
import { pageSize } from './page-size.js';
import { text } from './text.js';

export const leadTag = text(40).refine((tag) => tag !== '', 'Write a tag');

/** Which leads of the company: the same for the list and for its export. */
export const leadFilter = {
  search: text(120)
    .default('')
    .describe(
      'Beginnings of words of name, email, the two cities, notes and what the visitor said; a telephone number in any spelling; the reference.',
    ),
  view: z
    .enum(leadViews)
    .optional()
    .describe('A part of the list by what is to be done. `mine` is that of the person who asks.'),
  status: z.enum(leadStatuses).optional(),
  moveType: z.enum(moveTypes).optional(),
  from: z.iso.datetime({ offset: true, error: 'A time such as 2026-07-31T00:00:00Z' }).optional(),
  to: z.iso.datetime({ offset: true, error: 'A time such as 2026-07-31T00:00:00Z' }).optional(),
  assignee: z
    .union([z.literal('none'), z.uuid()])
    .optional()
    .describe('The id of a person of the company, or `none`.'),
  tag: leadTag.optional(),
  cameFrom: text(60)
    .optional()
    .describe('How the visitor came, in the words that leads have: Google ads. `none`: not known.'),
  // With the other filters it has to fit into the address of a request, where a sign can take nine characters.
  sourcePage: text(1_000).optional().describe('The page that carried the chat, without its query. `none`: not known.'),
  bookedFrom: z.iso.datetime({ offset: true, error: 'A time such as 2026-07-31T00:00:00Z' }).optional(),
  bookedTo: z.iso.datetime({ offset: true, error: 'A time such as 2026-07-31T00:00:00Z' }).optional(),
  reached: z
    .enum(leadMilestones)
    .optional()
    .describe('How far the lead has come at least, whatever became of it then.'),
  route: text(250)
    .refine((route) => route.includes('>'), 'Two countries or two cities, as in GB>EE or London>Tallinn')
    .optional()
    .describe('From one country to another by their codes, or from one city to another.'),
  bots: z.enum(['all', 'hide', 'only']).default('all').describe('What looks like it was sent by a bot.'),
  sort: z.enum(leadSorts).default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

const said = z.string().optional();
const leadArrival = z
  .object({
    source: said,
    medium: said,
    campaign: said,
    term: said,
    content: said,
    gclid: said,
    fbclid: said,
    msclkid: said,
    referrer: said.describe('The host of the page before.'),
  })
  .meta({ id: 'LeadArrival' });

const filterObject = z.strictObject(leadFilter);
export type LeadFilter = z.output<typeof filterObject>;

export const leadRange = z
  .object({ minPrice: z.number(), maxPrice: z.number(), currency: z.string() })
  .meta({ id: 'LeadRange' });

export const leadSummary = z
  .object({
    id: z.uuid(),
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    originCity: z.string(),
    destinationCity: z.string(),
    moveType: z.enum(moveTypes).nullable().describe('Null where nothing is known of the move yet.'),
    moveDetails: z.enum(moveContents).nullable(),
    propertySize: z.enum(propertySizes).nullable(),
    moveSize: z.enum(moveSizes).nullable(),
    moveDate: z.iso.date().nullable(),
    movesIn: z.string().nullable().describe('The month, as in 2027-06, where the day is not known.'),
    preliminaryQuote: z.string().describe('The range in words, in the form of money of who was quoted.'),
    range: leadRange.nullable().describe('The same range as data; null where it was not sent so.'),
    quoteAmount: z
      .number()
      .nullable()
      .describe('The middle of the range, in whole units of its currency; null where it was not sent as data.'),
    status: z.enum(leadStatuses),
    assigneeId: z.uuid().nullable(),
    source: z
      .enum(['chat', 'handoff', 'by_hand'])
      .describe('Left in the chat, made from a request for a person who has sent no form, or added by a person.'),
    cameFrom: z.string().describe('How the visitor came, such as Google ads; empty where it is not known.'),
    arrival: leadArrival.describe('What that follows from.'),
    outcome: shownOutcome.nullable().describe('How it ended; null where that was not said.'),
    tags: z.array(z.string()),
    looksLikeBot: z.boolean(),
    isTest: z.boolean().describe('A try by the company in its dashboard, which is in no figures.'),
    score: z.number().int().describe('How promising it is, from 0 to 100.'),
    duplicates: z.number().int().describe('Other leads of the same email or phone, counted up to 20.'),
    dueAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'Until when somebody is to do something: answer, call back, or keep what the chat promised. Null: nobody waits.',
      ),
    respondBy: z.iso
      .datetime()
      .nullable()
      .describe('Until when somebody is to be in touch, in opening hours; null for bots and where nobody ever comes.'),
    firstContactAt: z.iso
      .datetime()
      .nullable()
      .describe('When a person of the company first moved it to contacted, qualified or converted.'),
    responseMinutes: z.number().int().nullable().describe('From the lead to its first contact.'),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LeadSummary' });

export type LeadSummary = z.infer<typeof leadSummary>;

export const listLeads = endpoint('GET', '/api/leads', {
  summary: "The company's leads, a page at a time",
  access: 'company',
  permission: 'leads.see',
  query: filterObject.extend({
    cursor: text(600).optional().describe('`next` of the page before. Missing: the first page.'),
    limit: pageSize(100, 50, 'Between 1 and 100 leads can be asked for'),
  }),
  answer: z
    .object({
      leads: z.array(leadSummary),
      next: z.string().nullable().describe('For the page after; null where there is none.'),
      total: z.number().int().nullable().describe('With the first page: how many there are, as far as it counts.'),
      totalIsLeast: z.boolean().describe('Whether there are more than `total`, which stops counting at a limit.'),
    })
    .meta({ id: 'LeadPage' }),
});
