import { orderPromiseHours } from '@meg/shared/domain/companies/order-promise';
import { writeMoney } from '@meg/shared/domain/money/write-money';
import { companySearchPath, paths } from '@meg/shared/domain/paths';
import { sentence } from '../../../text/sentence.js';
import type { Cause, Company, Draft } from './causes.js';
import { callbackCancelled, callbackChanged, handoffRequested } from './plan-callbacks.js';
import { moveWords, numberWords, ordinalWords, safeLine, timeWords, visitorName } from './plan-words.js';
import { aboutLead, assigneeOf, everyoneWhoMayTake, leaders, owners, recipientsOf, workers } from './recipients.js';

type CauseOf<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>;

const highScore = 70;

function leadCreated({ lead, byId }: CauseOf<'leadCreated'>, company: Company): Draft {
  const isHigh = lead.score >= highScore;
  const move = moveWords(lead, company);
  const whose = assigneeOf(lead, company) ? 'It is yours.' : 'Nobody has it yet.';
  return {
    ...aboutLead(lead),
    personIds: recipientsOf(lead, company).filter((id) => id !== byId),
    type: isHigh ? 'high_priority_lead' : 'lead_assigned',
    priority: isHigh ? 'high' : 'medium',
    title: `${isHigh ? 'Strong new lead' : 'New lead'}: ${visitorName(lead.name)}`,
    message: isHigh ? sentence`${move}. Score ${lead.score} of 100. ${whose}` : sentence`${move}. ${whose}`,
  };
}

function leadAssigned({ lead, assigneeId, byId }: CauseOf<'leadAssigned'>, company: Company): Draft | undefined {
  // If it was reassigned meanwhile, the event of that notifies the new assignee.
  if (assigneeId === null || assigneeId === byId || lead.assigneeId !== assigneeId) return undefined;
  return {
    ...aboutLead(lead),
    personIds: workers(company).filter((id) => id === assigneeId),
    type: 'lead_assigned',
    priority: 'medium',
    title: `A lead for you: ${visitorName(lead.name)}`,
    message: sentence`${moveWords(lead, company)}. ${byId === 'rule' ? 'It came to you by a rule.' : 'A colleague gave it to you.'}`,
  };
}

/** The visitor goes on chatting: who has the lead may have told them the former price. */
function leadRevised({ lead, before, after }: CauseOf<'leadRevised'>, company: Company): Draft {
  return {
    ...aboutLead(lead),
    personIds: recipientsOf(lead, company),
    type: 'lead_assigned',
    priority: 'high',
    title: `${visitorName(lead.name)} changed their move`,
    message: sentence`Before: ${safeLine(before)}. Now: ${safeLine(after)}.`,
  };
}

function assigneeAway({ lead }: CauseOf<'assigneeAway'>, company: Company): Draft | undefined {
  const assignee = assigneeOf(lead, company);
  if (!assignee) return undefined;
  return {
    ...aboutLead(lead),
    personIds: everyoneWhoMayTake(lead, company),
    type: 'high_priority_lead',
    priority: 'high',
    title: `${visitorName(lead.name)} waits, and ${safeLine(assignee.name)} cannot be reached`,
    message: sentence`${moveWords(lead, company)}. Anybody may take over.`,
  };
}

function promiseEnds({ lead, dueMs, isOver }: CauseOf<'promiseEnds'>, company: Company): Draft {
  const due = timeWords(dueMs, company);
  return {
    ...aboutLead(lead),
    personIds: recipientsOf(lead, company),
    type: 'high_priority_lead',
    priority: 'urgent',
    title: `${visitorName(lead.name)} still waits for an answer`,
    message: sentence`${moveWords(lead, company)}. ${isOver ? 'An answer was due' : 'Be in touch'} by ${due}.`,
  };
}

/** Only for whoever is to do it, while the lead is theirs to see. */
function taskGiven({ lead, text, dueMs, personId }: CauseOf<'taskGiven'>, company: Company): Draft {
  return {
    ...aboutLead(lead),
    personIds: everyoneWhoMayTake(lead, company).filter((id) => id === personId),
    type: 'lead_assigned',
    priority: 'medium',
    title: `A task for you: ${safeLine(text)}`,
    message: sentence`${visitorName(lead.name)}, ${moveWords(lead, company)}. Due by ${timeWords(dueMs, company)}.`,
  };
}

/** Only for whoever is to do it; where the lead is no longer theirs to see, for whoever has it. */
function taskDue({ lead, text, personId }: CauseOf<'taskDue'>, company: Company): Draft {
  const mayDo = everyoneWhoMayTake(lead, company);
  return {
    ...aboutLead(lead),
    personIds: mayDo.includes(personId) ? [personId] : mayDo.filter((id) => id === lead.assigneeId),
    type: 'lead_assigned',
    priority: 'high',
    title: `Due: ${safeLine(text)}`,
    message: sentence`${visitorName(lead.name)}, ${moveWords(lead, company)}.`,
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
  const draft = { personIds: leaders(company), type: 'milestone', priority: 'low', leadId: null } as const;
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
  'lead-tasks.given': 'the news of a task',
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
  const bill = writeMoney(firstBillUsd, { currency: 'USD', country: company.country });
  return alert(company, {
    title: `${kind === 'signup' ? 'New company' : 'New order'}: ${companyName}`,
    message: `${what.join(', ')}. First bill ${bill}, to be set up within ${orderPromiseHours} hours.${kind === 'signup' ? approval : ''}`,
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
  const message = sentence`It is of ${whose}. The server ended twice while it was running. It may have been sent. Deliveries shows it.`;
  return { ...alert(company, { title, message, actionUrl: paths.platform }), inAppOnly: true };
}

const plans: { [Kind in Cause['kind']]: (cause: CauseOf<Kind>, company: Company) => Draft | undefined } = {
  leadCreated,
  leadAssigned,
  assigneeAway,
  handoffRequested,
  callbackChanged,
  callbackCancelled,
  leadRevised,
  promiseEnds,
  taskGiven,
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
