import { z } from 'zod';
import { betaApplication } from './beta-applications.js';
import { contactMessage } from './contact-messages.js';
import { endpoint } from './endpoint.js';

export const siteMessageKind = z.enum(['beta-application', 'contact-message']);
export const siteMessageState = z.enum(['open', 'answered', 'bots']);

export type SiteMessageKind = z.infer<typeof siteMessageKind>;
export type SiteMessageState = z.infer<typeof siteMessageState>;

const messageFields = z.object({
  id: z.uuid(),
  reference: z.string(),
  createdAt: z.iso.datetime(),
  botSign: z.string().nullable().describe('Why it looks like a bot’s. Nobody was told of it by mail.'),
  answered: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
});

export const siteMessage = z
  .discriminatedUnion('kind', [
    messageFields.extend({ kind: z.literal('beta-application'), content: betaApplication }),
    messageFields.extend({ kind: z.literal('contact-message'), content: contactMessage }),
  ])
  .meta({ id: 'SiteMessage' });

export type SiteMessage = z.infer<typeof siteMessage>;

const messageParams = z.strictObject({ messageId: z.uuid() });

const siteMessageQuery = z.strictObject({
  kind: siteMessageKind.optional(),
  state: siteMessageState.optional(),
  cursor: z.uuid('`next` of the page before').optional(),
});

export type SiteMessageQuery = z.output<typeof siteMessageQuery>;

export const listSiteMessages = endpoint('GET', '/api/platform/site-messages', {
  summary: 'What came in by the forms of the site, the newest first',
  access: 'platform',
  query: siteMessageQuery,
  answer: z
    .object({ messages: z.array(siteMessage), next: z.uuid().nullable().describe('For the page after.') })
    .meta({ id: 'SiteMessagePage' }),
});

export const getSiteMessage = endpoint('GET', '/api/platform/site-messages/:messageId', {
  summary: 'One of them',
  access: 'platform',
  params: messageParams,
  answer: siteMessage,
  errors: ['not_found'],
});

export const answerSiteMessage = endpoint('PATCH', '/api/platform/site-messages/:messageId', {
  summary: 'Mark it as answered, or as still to be answered',
  access: 'platform',
  params: messageParams,
  body: z.strictObject({ isAnswered: z.boolean() }),
  answer: siteMessage,
  errors: ['not_found'],
});

export const eraseSiteMessage = endpoint('DELETE', '/api/platform/site-messages/:messageId', {
  summary: 'Erase it, as whoever wrote it may ask',
  access: 'platform',
  params: messageParams,
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
