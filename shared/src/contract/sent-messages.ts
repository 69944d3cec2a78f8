import { z } from 'zod';
import { notificationTypes, priorities } from '../domain/notifications/notification-kinds.js';
import { endpoint } from './endpoint.js';
import { text } from './text.js';

export const sentMessageKinds = [
  'notification',
  'visitor_quote',
  'visitor_callback',
  'visitor_callback_moved',
  'visitor_answer',
  'visitor_cancellation',
  'password_reset',
  'email_confirmation',
  'account_notice',
  'invitation',
  'order',
  'support_emergency',
  'site_message_notice',
] as const;

export const sentMessageStates = ['queued', 'held', 'sent', 'logged', 'ended', 'failed', 'dropped'] as const;

export const sentMessageWay = z
  .object({
    channel: z.enum(['app', 'email', 'whatsapp']),
    state: z
      .enum(sentMessageStates)
      .describe(
        'Held: until the quiet hours end, or others like it are collected. Dropped: not sent on purpose. Logged: ' +
          'only written to the log of the server, as it has no mail server. Ended: sent, ' +
          'refused for good or no longer wanted; of mails about accounts it is not kept which.',
      ),
    reason: z.string().nullable().describe('Why it was not sent.'),
    at: z.iso.datetime().describe('When it ended; while it has not, when it is due.'),
  })
  .meta({ id: 'SentMessageWay' });

const preference = z
  .object({
    isOn: z.boolean().describe('Whether any channel is on for this type.'),
    leastPriority: z.enum(priorities),
  })
  .meta({ id: 'SentMessagePreference' });

export const sentMessage = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().describe('When it was planned.'),
    kind: z.enum(sentMessageKinds),
    title: z.string().describe('Of a notification; empty for all others.'),
    recipient: z.object({
      personId: z.uuid().nullable().describe('Null: nobody of the team, such as a visitor.'),
      name: z.string(),
      address: z
        .string()
        .describe(
          'The email address. For staff of the platform that of a visitor is empty until the company shows them its leads.',
        ),
    }),
    leadId: z.uuid().nullable(),
    event: z.string().nullable().describe('What happened, as in lead.created. Null: not known any more.'),
    notificationType: z.enum(notificationTypes).nullable(),
    priority: z.enum(priorities).nullable(),
    preference: preference.nullable().describe('What the person has chosen for this type, as it is now.'),
    ways: z.array(sentMessageWay),
  })
  .meta({ id: 'SentMessage' });

export type SentMessage = z.infer<typeof sentMessage>;
export type SentMessageWay = z.infer<typeof sentMessageWay>;
/** Why a message was dropped on purpose. All other reasons are texts of failures. */
export type DropReason = 'person_disabled' | 'company_suspended' | 'switched_off' | 'not_reachable' | 'mailbox_full';
export type SentMessageKind = (typeof sentMessageKinds)[number];

const sentMessagesQuery = z.strictObject({
  recipient: text(254)
    .optional()
    .describe('Part of the name or address of somebody of the team, or the whole address of a visitor.'),
  leadId: z.uuid('The id of a lead').optional(),
  cursor: text(200).optional().describe('`next` of the page before. Missing: the newest.'),
});

export type SentMessagesQuery = z.output<typeof sentMessagesQuery>;

const namedCompany = z.object({ id: z.uuid(), name: z.string() }).meta({ id: 'NamedCompany' });

const sentMessagePage = z
  .object({
    company: namedCompany.describe('Whose messages these are.'),
    messages: z.array(sentMessage),
    next: z.string().nullable().describe('For the page after.'),
  })
  .meta({ id: 'SentMessagePage' });

export const listSentMessages = endpoint('GET', '/api/sent-messages', {
  summary: 'What the company’s people and visitors were sent, or are about to be, and why; the newest first',
  access: 'company',
  permission: 'messages.see',
  query: sentMessagesQuery,
  answer: sentMessagePage,
});

export const listCompanySentMessages = endpoint('GET', '/api/platform/companies/:companyId/sent-messages', {
  summary:
    'The same, of any company: nothing of its leads, except to who looks at it as its support while it shows them its leads',
  access: 'platform',
  params: z.strictObject({ companyId: z.uuid() }),
  query: sentMessagesQuery,
  answer: sentMessagePage,
  errors: ['not_found'],
});

export const findRecipientCompany = endpoint('GET', '/api/platform/recipients/company', {
  summary: 'Which company somebody signs in to, by the whole email address',
  access: 'platform',
  query: z.strictObject({ email: text(254) }),
  answer: namedCompany,
  errors: ['not_found'],
});
