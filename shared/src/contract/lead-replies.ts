import { z } from 'zod';
import { waitReasons } from '../domain/companies/company-standing.js';
import { placeholdersIn } from '../domain/leads/reply-placeholders.js';
import { endpoint } from './endpoint.js';
import { leadId, version } from './lead-detail.js';
import { idempotencyHeaders } from './public-write.js';
import { requiredText } from './text.js';

export const mostTemplates = 50;

const filled = (most: number, missing: string) =>
  requiredText(most, missing).refine((text) => placeholdersIn(text).length === 0, {
    error: 'Replace the words in braces first: nothing is known for them',
  });

const leadReply = z
  .object({
    id: z.uuid(),
    personName: z.string(),
    to: z.string(),
    replyTo: z.string().describe('Where the answer comes to.'),
    subject: z.string(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    state: z.enum(['waiting', 'sent', 'failed']),
    reason: z.string().nullable().describe('Why it was not sent.'),
  })
  .meta({ id: 'LeadReply' });

export type LeadReply = z.infer<typeof leadReply>;

const leadMail = z
  .object({
    id: z.uuid(),
    kind: z.enum(['quote', 'callback', 'moved', 'cancellation', 'answer']),
    createdAt: z.iso.datetime(),
    state: z.enum(['waiting', 'sent', 'failed']),
    reason: z.string().nullable().describe('Why it was not sent.'),
  })
  .meta({ id: 'LeadMail' });

export type LeadMail = z.infer<typeof leadMail>;

/** Why a lead cannot be written to from Meg. */
export const replyObstacles = ['no_address', 'unsubscribed', ...waitReasons, 'no_mail_server'] as const;

export const getLeadReplies = endpoint('GET', '/api/leads/:id/replies', {
  summary: 'The mails that people of the company wrote to a lead, the oldest first, and where answers would come to',
  access: 'company',
  permission: 'leads.see',
  params: leadId,
  answer: z
    .object({
      replies: z.array(leadReply),
      mails: z.array(leadMail).describe('What the chat mailed the visitor in the last 90 days, the oldest first.'),
      obstacle: z.enum(replyObstacles).nullable().describe('Why no mail can be sent; null where one can.'),
      answersTo: z
        .object({ me: z.string(), company: z.string().nullable() })
        .describe('The mailboxes that answers can go to. Meg reads none of them.'),
    })
    .meta({ id: 'LeadReplies' }),
  errors: ['not_found'],
});

export const replyToLead = endpoint('POST', '/api/leads/:id/replies', {
  summary: 'Send a mail to a lead, from the company; a waiting lead is contacted once it is sent',
  access: 'company',
  permission: 'leads.work',
  params: leadId,
  headers: idempotencyHeaders,
  body: z.strictObject({
    subject: filled(200, 'Write a subject'),
    text: filled(10_000, 'Write the mail'),
    answersTo: z.enum(['me', 'company']).default('me'),
  }),
  status: 201,
  answer: leadReply,
  errors: ['not_found', 'rate_limited', 'idempotency_conflict'],
});

const templateFields = {
  name: requiredText(80, 'Give the template a name'),
  subject: requiredText(200, 'Write a subject'),
  text: requiredText(10_000, 'Write the text'),
};

const replyTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    subject: z.string(),
    text: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'ReplyTemplate' });

export type ReplyTemplate = z.infer<typeof replyTemplate>;

const templateId = z.strictObject({ templateId: z.uuid() });

export const listReplyTemplates = endpoint('GET', '/api/reply-templates', {
  summary: "The company's templates for mails to leads, by name",
  access: 'company',
  permission: 'leads.see',
  answer: z.object({ templates: z.array(replyTemplate) }).meta({ id: 'ReplyTemplates' }),
});

export const addReplyTemplate = endpoint('POST', '/api/reply-templates', {
  summary: 'Add a template',
  access: 'company',
  permission: 'config.change',
  body: z.strictObject(templateFields),
  status: 201,
  answer: replyTemplate,
});

export const changeReplyTemplate = endpoint('PUT', '/api/reply-templates/:templateId', {
  summary: 'Change a template',
  access: 'company',
  permission: 'config.change',
  params: templateId,
  body: z.strictObject({ ...templateFields, version }),
  answer: replyTemplate,
  errors: ['not_found', 'edit_conflict'],
});

export const removeReplyTemplate = endpoint('DELETE', '/api/reply-templates/:templateId', {
  summary: 'Remove a template',
  access: 'company',
  permission: 'config.change',
  params: templateId,
  answer: z.object({}),
  errors: ['not_found'],
});
