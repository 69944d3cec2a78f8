import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { orderPromiseHours } from '@meg/shared/domain/companies/order-promise';
import { inEnglishOfCountry } from '@meg/shared/domain/english/company-forms';
import { companySearchPath, leadPath, paths } from '@meg/shared/domain/paths';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import type { ChannelName } from '../channels/channel-name.js';
import type { NotificationRow } from '../notifications.store.js';
import {
  hasToldMove,
  moveWords,
  numberWords,
  ordinalWords,
  reachWords,
  safeLine,
  timeWords,
  visitorName,
} from './plan-words.js';

type DraftColumn = 'type' | 'priority' | 'title' | 'message' | 'actionUrl' | 'leadId';

/** A notification before it is stored for each of its people. */
export interface Draft extends Pick<NotificationRow, DraftColumn> {
  personIds: readonly string[];
  handoffId?: string;
  /** Not sent by email or WhatsApp, because it reports that these fail. */
  inAppOnly?: true;
}

type LeadField = 'id' | 'name' | 'originCity' | 'destinationCity' | 'quoteAmount' | 'score' | 'assigneeId';
export type NotifiedLead = Pick<LeadSummary, LeadField>;

export interface Teammate {
  id: string;
  name: string;
  isOwner: boolean;
  /** False for who sees only their own leads and nobody's. */
  seesAllLeads: boolean;
  /** Whether rules give this person new leads now. */
  isOnDuty: boolean;
  /** By which channels this person can be reached. */
  reach: Readonly<Record<ChannelName, boolean>>;
}

export interface Company {
  currency: string;
  /** Two letters; empty where it has not said so. */
  country: string;
  timezone: string;
  /** Active people only. */
  team: readonly Teammate[];
}

type HandoffColumn = 'id' | 'email' | 'phone' | 'requestType' | 'contactMethod' | 'slotStart' | 'slotWish';
type NotifiedHandoff = Pick<HandoffRow, HandoffColumn>;

export interface OrderNews {
  kind: 'signup' | 'addons';
  companyName: string;
  companySlug: string;
  firstBillUsd: number;
  /** Of the add-ons. */
  names: readonly string[];
}

export interface CallbackNews {
  lead: NotifiedLead | undefined;
  handoff: NotifiedHandoff;
  /** The person of the company who did it; null for the visitor. */
  byId?: string | null;
}

/** What people are notified of. */
export type Cause =
  | { kind: 'leadCreated'; lead: NotifiedLead }
  | { kind: 'leadAssigned'; lead: NotifiedLead; assigneeId: string | null; byId: string | null }
  /** Half of the promise is over, and who has the lead cannot be reached. */
  | { kind: 'assigneeAway'; lead: NotifiedLead }
  | { kind: 'handoffRequested'; lead: NotifiedLead | undefined; handoff: NotifiedHandoff }
  | ({ kind: 'callbackChanged' } & CallbackNews)
  | ({ kind: 'callbackCancelled' } & CallbackNews)
  | { kind: 'promiseEnds'; lead: NotifiedLead; dueMs: number; isOver: boolean }
  | { kind: 'taskDue'; lead: NotifiedLead; text: string; personId: string }
  | { kind: 'goalReached'; goal: number; month: string }
  | { kind: 'milestone'; of: 'leads' | 'conversions'; count: number }
  | { kind: 'webhookDisabled' }
  | { kind: 'chatRefused'; host: string }
  | { kind: 'orderPlaced'; order: OrderNews }
  | { kind: 'supportEmergency' }
  | { kind: 'notDelivered'; jobKind: string }
  /** The company's name is null for a job of the platform. */
  | { kind: 'jobSetAside'; jobKind: string; companyName: string | null };

type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;

const highScore = 70;

const everyone = ({ team }: Company) => team.map(({ id }) => id);
const owners = ({ team }: Company) => team.filter(({ isOwner }) => isOwner).map(({ id }) => id);

/** The assignee, if still in the team; else everyone who sees the lead, because anyone may take it. */
function recipientsOf(lead: NotifiedLead | undefined, company: Company): string[] {
  return lead && assigneeOf(lead, company) ? [lead.assigneeId as string] : everyoneWhoSees(lead, company);
}

function assigneeOf({ assigneeId }: NotifiedLead, { team }: Company): Teammate | undefined {
  return team.find(({ id }) => id === assigneeId);
}

/** A lead that somebody has is hidden from those who see only their own. */
function everyoneWhoSees(lead: NotifiedLead | undefined, { team }: Company): string[] {
  const seen = team.filter(({ id, seesAllLeads }) => !lead?.assigneeId || seesAllLeads || id === lead.assigneeId);
  return seen.map(({ id }) => id);
}

const aboutLead = (lead: NotifiedLead) => ({ actionUrl: leadPath(lead.id), leadId: lead.id });

function leadCreated({ lead }: CauseOf<'leadCreated'>, company: Company): Draft {
  const isHigh = lead.score >= highScore;
  const move = moveWords(lead, company);
  const whose = assigneeOf(lead, company) ? 'It is yours.' : 'Nobody has it yet.';
  return {
    ...aboutLead(lead),
    personIds: recipientsOf(lead, company),
    type: isHigh ? 'high_priority_lead' : 'lead_assigned',
    priority: isHigh ? 'high' : 'medium',
    title: `${isHigh ? 'Strong new lead' : 'New lead'}: ${visitorName(lead.name)}`,
    message: isHigh ? `${move}. Score ${lead.score} of 100. ${whose}` : `${move}. ${whose}`,
  };
}

function leadAssigned({ lead, assigneeId, byId }: CauseOf<'leadAssigned'>, company: Company): Draft | undefined {
  // If it was reassigned meanwhile, the event of that notifies the new assignee.
  if (assigneeId === null || assigneeId === byId || lead.assigneeId !== assigneeId) return undefined;
  return {
    ...aboutLead(lead),
    personIds: everyone(company).filter((id) => id === assigneeId),
    type: 'lead_assigned',
    priority: 'medium',
    title: `A lead for you: ${visitorName(lead.name)}`,
    message: `${moveWords(lead, company)}. ${byId === 'rule' ? 'It came to you by a rule.' : 'A colleague gave it to you.'}`,
  };
}

function assigneeAway({ lead }: CauseOf<'assigneeAway'>, company: Company): Draft | undefined {
  const assignee = assigneeOf(lead, company);
  if (!assignee) return undefined;
  return {
    ...aboutLead(lead),
    personIds: everyoneWhoSees(lead, company),
    type: 'high_priority_lead',
    priority: 'high',
    title: `${visitorName(lead.name)} waits, and ${safeLine(assignee.name)} cannot be reached`,
    message: `${moveWords(lead, company)}. Anybody may take over.`,
  };
}

function wishWords({ contactMethod, slotStart, slotWish }: NotifiedHandoff, company: Company): string {
  if (slotWish !== null) return `asked for a callback, if possible on ${timeWords(slotWish, company)}`;
  if (slotStart !== null) return `asked for a callback on ${timeWords(slotStart, company)}`;
  if (contactMethod === 'whatsapp') return 'asked for a person on WhatsApp';
  return contactMethod === 'call' ? 'asked to be called' : 'asked for a person';
}

interface HandoffNews {
  lead: NotifiedLead | undefined;
  handoff: NotifiedHandoff;
}

/** What has become of a request for a person, as a sentence that goes on after the name. */
function handoffNews({ lead, handoff: request }: HandoffNews, company: Company, news: string) {
  const who = lead ? visitorName(lead.name) : 'A visitor';
  return {
    ...(lead ? aboutLead(lead) : { actionUrl: null, leadId: null, handoffId: request.id }),
    personIds: recipientsOf(lead, company),
    type: 'high_priority_lead',
    title: `${who} ${news}`,
    message:
      lead && hasToldMove(lead)
        ? `${moveWords(lead, company)}.`
        : `${reachWords(request)} They have not told their move.`,
  } as const;
}

function handoffRequested(cause: CauseOf<'handoffRequested'>, company: Company): Draft {
  const { handoff: request } = cause;
  const priority = request.requestType === 'immediate' ? 'urgent' : 'high';
  return { ...handoffNews(cause, company, wishWords(request, company)), priority };
}

/** Whoever did it knows of it. */
function callbackNews(
  cause: CallbackNews,
  company: Company,
  { byVisitor, byColleague }: Record<string, string>,
): Draft {
  const { byId = null } = cause;
  const news = handoffNews(cause, company, byVisitor ?? '');
  if (byId === null) return { ...news, priority: 'high' };
  const personIds = news.personIds.filter((id) => id !== byId);
  const who = cause.lead ? visitorName(cause.lead.name) : 'a visitor';
  return { ...news, personIds, title: `The callback with ${who} ${byColleague}`, priority: 'medium' };
}

function callbackChanged(cause: CallbackNews, company: Company): Draft {
  const { slotStart } = cause.handoff;
  const when = slotStart === null ? '' : ` to ${timeWords(slotStart, company)}`;
  const byColleague = `was moved${when} by a colleague`;
  return callbackNews(cause, company, { byVisitor: `moved the callback${when}`, byColleague });
}

function callbackCancelled(cause: CallbackNews, company: Company): Draft {
  const { slotStart } = cause.handoff;
  const when = slotStart === null ? '' : ` on ${timeWords(slotStart, company)}`;
  const cancelled = inEnglishOfCountry('cancelled', company.country);
  const byColleague = `${when.trim()} was ${cancelled} by a colleague`.trim();
  return callbackNews(cause, company, { byVisitor: `${cancelled} the callback${when}`, byColleague });
}

function promiseEnds({ lead, dueMs, isOver }: CauseOf<'promiseEnds'>, company: Company): Draft {
  const due = timeWords(dueMs, company);
  return {
    ...aboutLead(lead),
    personIds: recipientsOf(lead, company),
    type: 'high_priority_lead',
    priority: 'urgent',
    title: `${visitorName(lead.name)} still waits for an answer`,
    message: `${moveWords(lead, company)}. ${isOver ? 'An answer was due' : 'Be in touch'} by ${due}.`,
  };
}

/** Only for whoever is to do it. */
function taskDue({ lead, text, personId }: CauseOf<'taskDue'>, company: Company): Draft {
  return {
    ...aboutLead(lead),
    personIds: everyone(company).filter((id) => id === personId),
    type: 'lead_assigned',
    priority: 'high',
    title: `Due: ${safeLine(text)}`,
    message: `${visitorName(lead.name)}, ${moveWords(lead, company)}.`,
  };
}

function goalReached({ goal, month }: CauseOf<'goalReached'>, company: Company): Draft {
  return {
    personIds: owners(company),
    type: 'goal_achieved',
    priority: 'medium',
    title: 'This month’s goal is reached',
    message: `${numberWords(goal)} ${goal === 1 ? 'lead' : 'leads'} won in ${month}.`,
    actionUrl: paths.overview,
    leadId: null,
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

function milestone({ of, count }: CauseOf<'milestone'>, company: Company): Draft {
  const draft = { personIds: everyone(company), type: 'milestone', priority: 'low', leadId: null } as const;
  return { ...draft, ...milestoneWords[of](count), actionUrl: paths.overview };
}

/** What jobs deliver, by their kind. */
const deliveryWords: Readonly<Record<string, string>> = {
  'notifications.email': 'an email to a team',
  'notifications.whatsapp': 'a WhatsApp message to a team',
  'notifications.digest': 'a summary for a team',
  'visitor-mail.send': 'an email to a visitor',
  'lead-replies.send': 'a reply to a lead',
  'webhooks.deliver': 'a webhook',
  'webhooks.deliver-slow': 'a webhook',
  'account-mail.reset': 'a mail with a link for a new password',
  'account-mail.confirmation': 'a mail that confirms an address',
  'account-mail.notice': 'a mail about a change to an account',
  'invitation.mail': 'an invitation',
  'site-message.notice': 'a message from the public site',
  'order.mail': 'a mail about an order',
  'support.emergency-mail': 'a mail about an emergency of the support',
};

const jobWords: Readonly<Record<string, string>> = {
  ...deliveryWords,
  'notifications.plan': 'the notification of an event',
  'notifications.reminder': 'a reminder',
  'lead-tasks.due': 'the reminder of a task',
  'notifications.assignee-away': 'a look whether somebody can be reached',
  'visitor-mail.plan': 'the planning of an email to a visitor',
  'webhooks.plan': 'the planning of a webhook',
  'live.leads': 'a live update of open dashboards',
};

function alert(company: Company, words: Pick<Draft, 'title' | 'message' | 'actionUrl'>): Draft {
  return { ...words, personIds: owners(company), type: 'system_alert', priority: 'high', leadId: null };
}

function webhookDisabled(_: CauseOf<'webhookDisabled'>, company: Company): Draft {
  const message = 'The page of your webhooks says why.';
  return alert(company, { title: 'A webhook was switched off', message, actionUrl: paths.webhooks });
}

/** In the app alone: the name comes from whoever asked for the chat, and a mail of ours must not carry it. */
function chatRefused({ host }: CauseOf<'chatRefused'>, company: Company): Draft {
  const title = `Your chat was refused on ${host}`;
  const message = 'That website is not on your list. If it is yours, one press under Domains allows it.';
  return { ...alert(company, { title, message, actionUrl: paths.domains }), priority: 'medium', inAppOnly: true };
}

const approval =
  ' It mails visitors and calls webhooks once a page has shown its chat, or once you approve it under Companies.';

/** For the platform's staff. */
function orderPlaced({ order }: CauseOf<'orderPlaced'>, company: Company): Draft {
  const { kind, companyName, companySlug, firstBillUsd, names } = order;
  const what = kind === 'signup' ? ['The plan', ...names] : names;
  return alert(company, {
    title: `${kind === 'signup' ? 'New company' : 'New order'}: ${companyName}`,
    message: `${what.join(', ')}. First bill US$${firstBillUsd}, to be set up within ${orderPromiseHours} hours.${kind === 'signup' ? approval : ''}`,
    actionUrl: kind === 'signup' ? companySearchPath(companySlug) : paths.orders,
  });
}

/** Owners are also mailed, whatever they have chosen to hear of: that mail has the reason. */
function supportEmergency(_: CauseOf<'supportEmergency'>, company: Company): Draft {
  const title = 'The support of Meg looks at your leads in an emergency';
  const message = 'Nobody asked for it. See who and why, or end it.';
  const draft = alert(company, { title, message, actionUrl: paths.supportAccess });
  return { ...draft, priority: 'urgent', inAppOnly: true };
}

function failureTitle(jobKind: string): string {
  const delivery = deliveryWords[jobKind]?.replace('a team', 'your team');
  if (delivery === undefined) return 'Something could not be done';
  return `${delivery.slice(0, 1).toUpperCase()}${delivery.slice(1)} could not be delivered`;
}

function notDelivered({ jobKind }: CauseOf<'notDelivered'>, company: Company): Draft {
  const isWebhook = jobKind.startsWith('webhooks.');
  const message = isWebhook
    ? 'It was tried again and again. Its log says what was answered.'
    : 'It was tried again and again. Your leads are all here; check the addresses, or ask the support of Meg.';
  const title = failureTitle(jobKind);
  return { ...alert(company, { title, message, actionUrl: isWebhook ? paths.webhooks : null }), inAppOnly: true };
}

/** For the platform's staff. */
function jobSetAside({ jobKind, companyName }: CauseOf<'jobSetAside'>, company: Company): Draft {
  const title = `A job was set aside: ${jobWords[jobKind] ?? jobKind}`;
  const whose = companyName === null ? 'the platform itself' : companyName;
  const message = `It is of ${whose}. The server ended twice while it was running. It may have been sent. Deliveries shows it.`;
  return { ...alert(company, { title, message, actionUrl: paths.platform }), inAppOnly: true };
}

const plans: { [Kind in Cause['kind']]: (cause: CauseOf<Kind>, company: Company) => Draft | undefined } = {
  leadCreated,
  leadAssigned,
  assigneeAway,
  handoffRequested,
  callbackChanged,
  callbackCancelled,
  promiseEnds,
  taskDue,
  goalReached,
  milestone,
  webhookDisabled,
  chatRefused,
  orderPlaced,
  supportEmergency,
  jobSetAside,
  notDelivered,
};

/** Decides who is notified of a cause, and how. Pure, so that a job that runs again decides the same. */
export function planNotification<Kind extends Cause['kind']>(cause: CauseOf<Kind>, company: Company) {
  return plans[cause.kind as Kind](cause, company);
}
