import type { DropReason, SentMessage, SentMessageKind, SentMessageWay } from '@meg/shared/contract/sent-messages';
import type { WebhookEvent } from '@meg/shared/contract/webhooks';
import { spelled } from '../../ui/text/format.js';

const kindTitles: Readonly<Record<Exclude<SentMessageKind, 'notification'>, string>> = {
  visitor_quote: 'The quote that the visitor asked for',
  visitor_callback: 'The callback that the visitor booked',
  visitor_callback_moved: 'The new time of the visitor’s callback',
  visitor_answer: 'The answer to what the visitor asked',
  visitor_cancellation: 'The callback of the visitor that was cancelled',
  password_reset: 'A link to choose a new password',
  email_confirmation: 'A link to confirm an email address',
  account_notice: 'News of a change to the account',
  invitation: 'An invitation to the team',
  order: 'An order',
  support_emergency: 'An emergency of the support',
  site_message_notice: 'A message from the website',
};

const kindCauses: Readonly<Record<Exclude<SentMessageKind, 'notification'>, string>> = {
  visitor_quote: 'The visitor chose “send me the quote by email” in the chat.',
  visitor_callback: 'The visitor booked a callback in the chat and asked for it by email.',
  visitor_callback_moved: 'The visitor or somebody of the company moved the callback to another time.',
  visitor_answer:
    'The visitor asked in the chat what it could not answer, wanted mail, and the company has answered since.',
  visitor_cancellation: 'The visitor or somebody of the company cancelled the callback.',
  password_reset: 'Somebody asked for a new password for this address.',
  email_confirmation: 'The address is new, or a new link was asked for.',
  account_notice: 'The password or the address of the account was changed.',
  invitation: 'An owner invited this address to the team.',
  support_emergency: 'The support of Meg looked at leads without being asked; every owner is told.',
  order: 'Somebody ordered; who ordered gets the lines and the first bill.',
  site_message_notice: 'Somebody wrote by a form of the website; every member of the platform’s staff is told.',
};

const visitorKinds: ReadonlySet<SentMessageKind> = new Set([
  'visitor_quote',
  'visitor_callback',
  'visitor_callback_moved',
  'visitor_answer',
  'visitor_cancellation',
]);

type NotifiedEvent = Exclude<WebhookEvent, 'lead.updated' | 'feedback.given'> | 'webhook.disabled' | 'job.dead';

const eventCauses: Readonly<Record<NotifiedEvent, string>> = {
  'lead.created': 'A new lead came in',
  'lead.assigned': 'A lead was given to this person',
  'lead.status_changed': 'A lead changed its status',
  'handoff.requested': 'A visitor asked for a person',
  'callback.changed': 'The time of a callback was changed',
  'callback.cancelled': 'A callback was cancelled',
  'callback.done': 'A callback is done',
  'callback.no_answer': 'A callback had no answer',
  'webhook.disabled': 'A webhook was switched off',
  'job.dead': 'Something could not be delivered',
};

const typeCauses: Readonly<Record<NonNullable<SentMessage['notificationType']>, string>> = {
  lead_assigned: 'A lead came in or was given to this person',
  high_priority_lead: 'A lead was waiting for an answer',
  goal_achieved: 'The month’s goal was reached',
  system_alert: 'Something needed to be looked at',
  milestone: 'A round number was reached',
};

export const typeNames: Readonly<Record<NonNullable<SentMessage['notificationType']>, string>> = {
  lead_assigned: 'Leads',
  high_priority_lead: 'Strong and waiting leads',
  goal_achieved: 'Goals',
  system_alert: 'Alerts',
  milestone: 'Milestones',
};

export function titleOf({ kind, title }: SentMessage): string {
  return kind === 'notification' || title !== '' ? title : spelled(kindTitles[kind]);
}

/** Whom it went to, where no name is known. */
export function recipientName({ kind, recipient: { personId, name, address } }: SentMessage): string {
  if (name !== '') return name;
  if (kind === 'invitation') return address === '' ? 'Somebody who was invited' : 'Invited to the team';
  return personId === null && visitorKinds.has(kind) ? 'A visitor' : 'Somebody of the team';
}

/** Why the message was sent: what happened, and which preference of the person allowed a notification. */
export function causeOf(message: SentMessage): string {
  const { kind, notificationType, event } = message;
  if (kind !== 'notification') return spelled(kindCauses[kind]);
  const happened =
    (event && eventCauses[event as NotifiedEvent]) ?? (notificationType ? typeCauses[notificationType] : 'Not known');
  return `${spelled(happened)}. ${choiceOf(message)}`.trim();
}

function choiceOf({ notificationType, preference, priority }: SentMessage): string {
  if (!notificationType || !preference) return '';
  const type = `“${typeNames[notificationType]}”`;
  if (!preference.isOn) return `The person has since switched off ${type}.`;
  return `The person hears of ${type} from ${preference.leastPriority} priority on; this one is ${priority}.`;
}

type Tone = 'good' | 'bad' | 'neutral' | 'warning';

const channelNames: Readonly<Record<SentMessageWay['channel'], string>> = {
  app: 'In the app',
  email: 'Email',
  whatsapp: 'WhatsApp',
};

const stateWords: Readonly<Record<SentMessageWay['state'], readonly [words: string, tone: Tone]>> = {
  queued: ['waiting', 'neutral'],
  held: ['held back', 'warning'],
  sent: ['sent', 'good'],
  logged: ['written to the server’s log, not sent', 'warning'],
  ended: ['sent', 'good'],
  failed: ['not sent', 'bad'],
  dropped: ['not sent', 'neutral'],
};

export function wayWords({ channel, state }: SentMessageWay): { words: string; tone: Tone } {
  const [words, tone] = stateWords[state];
  return { words: channel === 'app' ? channelNames.app : `${channelNames[channel]}: ${words}`, tone };
}

const dropReasons: Readonly<Record<DropReason, string>> = {
  person_disabled: 'The person was removed from the team before it went out.',
  company_suspended: 'The company was suspended.',
  switched_off: 'The person switched this off before it went out.',
  not_reachable: 'There was no confirmed address or number to send it to.',
  mailbox_full: 'The address is not confirmed, and had its share of the day.',
};

/** Why a message waits or was not sent; empty if it simply arrived. */
export function reasonOf({ state, reason }: SentMessageWay): string {
  if (state === 'held') return 'Until the quiet hours end, or together with others like it.';
  return reason === null ? '' : (dropReasons[reason as DropReason] ?? reason);
}
