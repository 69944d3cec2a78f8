import type { NotificationType, Priority } from '@meg/shared/contract/notifications';
import { leadPath, paths } from '@meg/shared/domain/paths';
import type { ChannelName } from '../channels/channel.js';
import { moveWords, numberWords, ordinalWords, reachWords, shortName, timeWords } from './plan-words.js';

/** What is to be said, and to whom. */
export interface Draft {
  personIds: readonly string[];
  type: NotificationType;
  priority: Priority;
  title: string;
  message: string;
  actionUrl: string | null;
  /** Whose person the words name. */
  leadId: string | null;
  handoffId?: string;
  /** Not by email or WhatsApp: what tells that these fail must not rest on them. */
  inAppOnly?: true;
}

export interface ToldLead {
  id: string;
  name: string;
  originCity: string;
  destinationCity: string;
  quoteAmount: number | null;
  score: number;
  assigneeId: string | null;
}

export interface Teammate {
  id: string;
  isOwner: boolean;
  /** Where messages to this person can go. */
  reach: Readonly<Record<ChannelName, boolean>>;
}

export interface Company {
  currency: string;
  timezone: string;
  /** Active people alone. */
  team: readonly Teammate[];
}

export interface AskedHandoff {
  id: string;
  email: string;
  phone: string;
  requestType: string;
  contactMethod: string | null;
  slotStart: number | null;
  slotWish?: number | null;
}

/** What happened that somebody is to know. */
export type Cause =
  | { kind: 'leadCreated'; lead: ToldLead }
  | { kind: 'leadAssigned'; lead: ToldLead; assigneeId: string | null; byId: string | null }
  | { kind: 'handoffAsked'; lead: ToldLead | undefined; handoff: AskedHandoff }
  | { kind: 'promiseEnds'; lead: ToldLead; dueMs: number; isOver: boolean }
  | { kind: 'goalReached'; goal: number; month: string }
  | { kind: 'milestone'; of: 'leads' | 'conversions'; count: number }
  | { kind: 'webhookDisabled' }
  | { kind: 'notDelivered'; jobKind: string }
  /** The company's name; null where the job was the platform's own. */
  | { kind: 'jobSetAside'; jobKind: string; companyName: string | null };

const highScore = 70;

const everyone = ({ team }: Company) => team.map(({ id }) => id);
const owners = ({ team }: Company) => team.filter(({ isOwner }) => isOwner).map(({ id }) => id);

/** Who works on it, where that is still somebody; else all, because it is theirs to take. */
function whoseIs(lead: ToldLead | undefined, company: Company): string[] {
  const all = everyone(company);
  return lead && all.includes(lead.assigneeId ?? '') ? [lead.assigneeId as string] : all;
}

const aboutLead = (lead: ToldLead) => ({ actionUrl: leadPath(lead.id), leadId: lead.id });

function newLead(lead: ToldLead, company: Company): Draft {
  const isHigh = lead.score >= highScore;
  const move = moveWords(lead, company.currency);
  return {
    ...aboutLead(lead),
    personIds: whoseIs(lead, company),
    type: isHigh ? 'high_priority_lead' : 'lead_assigned',
    priority: isHigh ? 'high' : 'medium',
    title: `${isHigh ? 'Strong new lead' : 'New lead'}: ${shortName(lead.name)}`,
    message: isHigh ? `${move}. Score ${lead.score} of 100.` : `${move}. Nobody has it yet.`,
  };
}

function assigned({ lead, assigneeId, byId }: Cause & { kind: 'leadAssigned' }, company: Company): Draft[] {
  // Given on meanwhile: the one who has it now is told by the event of that.
  if (assigneeId === null || assigneeId === byId || lead.assigneeId !== assigneeId) return [];
  const draft: Draft = {
    ...aboutLead(lead),
    personIds: everyone(company).filter((id) => id === assigneeId),
    type: 'lead_assigned',
    priority: 'medium',
    title: `A lead for you: ${shortName(lead.name)}`,
    message: `${moveWords(lead, company.currency)}. A colleague gave it to you.`,
  };
  return [draft];
}

function wishWords({ contactMethod, slotStart, slotWish = null }: AskedHandoff, timezone: string): string {
  if (slotWish !== null) return `asked for a callback, if possible on ${timeWords(slotWish, timezone)}`;
  if (slotStart !== null) return `asked for a callback on ${timeWords(slotStart, timezone)}`;
  if (contactMethod === 'whatsapp') return 'asked for a person on WhatsApp';
  return contactMethod === 'call' ? 'asked to be called' : 'asked for a person';
}

function handoff({ lead, handoff: asked }: Cause & { kind: 'handoffAsked' }, company: Company): Draft {
  const who = lead ? shortName(lead.name) : 'A visitor';
  return {
    ...(lead ? aboutLead(lead) : { actionUrl: null, leadId: null, handoffId: asked.id }),
    personIds: whoseIs(lead, company),
    type: 'high_priority_lead',
    priority: asked.requestType === 'immediate' ? 'urgent' : 'high',
    title: `${who} ${wishWords(asked, company.timezone)}`,
    message: lead ? `${moveWords(lead, company.currency)}.` : `${reachWords(asked)} They have not told their move.`,
  };
}

function promiseEnds({ lead, dueMs, isOver }: Cause & { kind: 'promiseEnds' }, company: Company): Draft {
  const due = timeWords(dueMs, company.timezone);
  return {
    ...aboutLead(lead),
    personIds: whoseIs(lead, company),
    type: 'high_priority_lead',
    priority: 'urgent',
    title: `${shortName(lead.name)} still waits for an answer`,
    message: `${moveWords(lead, company.currency)}. ${isOver ? 'An answer was due' : 'Be in touch'} by ${due}.`,
  };
}

const milestoneWords = {
  leads: (count: number) =>
    count === 1
      ? { title: 'Your first lead', message: 'The chat has brought you the first one.' }
      : { title: `${numberWords(count)} leads`, message: `The chat has brought you the ${ordinalWords(count)} lead.` },
  conversions: (count: number) =>
    count === 1
      ? { title: 'Your first lead won', message: 'A visitor of the chat has become a customer.' }
      : {
          title: `${numberWords(count)} leads won`,
          message: `The ${ordinalWords(count)} visitor of the chat has become a customer.`,
        },
} as const;

const failureWords: Readonly<Record<string, string>> = {
  'notifications.email': 'An email to your team could not be delivered',
  'notifications.whatsapp': 'A WhatsApp message to your team could not be delivered',
  'notifications.digest': 'A summary for your team could not be delivered',
  'visitor-mail.send': 'An email to a visitor could not be delivered',
  'webhooks.deliver': 'A webhook could not be delivered',
  'webhooks.deliver-slow': 'A webhook could not be delivered',
  'account-mail.reset': 'A mail with a link for a new password could not be delivered',
  'account-mail.confirmation': 'A mail that confirms an address could not be delivered',
  'account-mail.notice': 'A mail about a change to an account could not be delivered',
  'invitation.mail': 'An invitation could not be delivered',
  'site-message.notice': 'A message from the public site could not be delivered',
};

const jobWords: Readonly<Record<string, string>> = {
  'notifications.plan': 'the notification of an event',
  'notifications.reminder': 'a reminder',
  'notifications.email': 'an email to a team',
  'notifications.whatsapp': 'a WhatsApp message to a team',
  'notifications.digest': 'a summary for a team',
  'visitor-mail.plan': 'the planning of an email to a visitor',
  'visitor-mail.send': 'an email to a visitor',
  'webhooks.plan': 'the planning of a webhook',
  'webhooks.deliver': 'a webhook',
  'webhooks.deliver-slow': 'a webhook',
  'account-mail.reset': 'a mail with a link for a new password',
  'account-mail.confirmation': 'a mail that confirms an address',
  'account-mail.notice': 'a mail about a change to an account',
  'invitation.mail': 'an invitation',
  'site-message.notice': 'a message from the public site',
  'live.leads': 'a live update of open dashboards',
};

function alert(company: Company, words: Pick<Draft, 'title' | 'message' | 'actionUrl'>): Draft {
  return { ...words, personIds: owners(company), type: 'system_alert', priority: 'high', leadId: null };
}

function notDelivered(jobKind: string, company: Company): Draft {
  const isWebhook = jobKind.startsWith('webhooks.');
  const message = isWebhook
    ? 'It was tried again and again. Its log says what was answered.'
    : 'It was tried again and again. Your leads are all here; check the addresses, or ask the support of Meg.';
  const title = failureWords[jobKind] ?? 'Something could not be done';
  return { ...alert(company, { title, message, actionUrl: isWebhook ? paths.webhooks : null }), inAppOnly: true };
}

/** For who runs the server. */
function setAside({ jobKind, companyName }: Cause & { kind: 'jobSetAside' }, company: Company): Draft {
  const title = `A job was set aside: ${jobWords[jobKind] ?? jobKind}`;
  const whose = companyName === null ? 'the platform itself' : companyName;
  const message = `It is of ${whose}. The server ended twice while it was running. It may have been sent. Deliveries shows it.`;
  return { ...alert(company, { title, message, actionUrl: paths.platform }), inAppOnly: true };
}

/** What people are told of a cause: pure, so that it is decided the same wherever and however often it is asked. */
export function planNotifications(cause: Cause, company: Company): Draft[] {
  switch (cause.kind) {
    case 'leadCreated':
      return [newLead(cause.lead, company)];
    case 'leadAssigned':
      return assigned(cause, company);
    case 'handoffAsked':
      return [handoff(cause, company)];
    case 'promiseEnds':
      return [promiseEnds(cause, company)];
    case 'goalReached': {
      const won = `${numberWords(cause.goal)} ${cause.goal === 1 ? 'lead' : 'leads'} won in ${cause.month}.`;
      const words = { title: 'This month’s goal is reached', message: won, actionUrl: paths.overview };
      return [{ ...words, personIds: owners(company), type: 'goal_achieved', priority: 'medium', leadId: null }];
    }
    case 'milestone': {
      const words = { ...milestoneWords[cause.of](cause.count), actionUrl: paths.overview };
      return [{ ...words, personIds: everyone(company), type: 'milestone', priority: 'low', leadId: null }];
    }
    case 'webhookDisabled':
      return [
        alert(company, {
          title: 'A webhook was switched off',
          message: 'The page of your webhooks says why.',
          actionUrl: paths.webhooks,
        }),
      ];
    case 'jobSetAside':
      return [setAside(cause, company)];
    case 'notDelivered':
      return [notDelivered(cause.jobKind, company)];
  }
}
