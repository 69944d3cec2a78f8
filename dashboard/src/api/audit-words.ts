import type { AuditEntry } from '@meg/shared/contract/audit';
import type { AuditAction } from '@meg/shared/domain/audit-actions';
import { type AddonKey, addons } from '@meg/shared/domain/companies/plan-prices';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { leadPath, paths } from '@meg/shared/domain/paths';
import { roleNames, type TeamRole } from '@meg/shared/domain/people/permissions';
import { statusWords } from '../ui/badges/status-badge.js';
import { changedSettings } from './changed-settings.js';
import { endWords } from './lead-end-words.js';

type Detail = AuditEntry['detail'];

/** What each action is called: in the filter, and as a sentence with its details. */
interface Words {
  name: string;
  /** `lead` names the lead that the entry is about. */
  sentence: (detail: Detail, lead: string) => string;
}

const said = (value: unknown) => (typeof value === 'string' && value !== '' ? value : 'somebody');
const statusName = (value: unknown) => statusWords[value as LeadStatus] ?? said(value);

const roleName = (value: unknown) => roleNames[value as TeamRole] ?? said(value);

const inBrackets = (end: unknown) => endWords(end) && ` (${endWords(end)})`;

const mostSettings = 3;

/** The last name of a path as people write it: `chatbotConfig.welcomeMessage` is the welcome message. */
function settingName(path: string): string {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  return (names.at(-1) ?? path).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function settingsIn({ paths }: Detail): string {
  const names = [...new Set((Array.isArray(paths) ? paths : []).map((path) => settingName(String(path))))];
  const more = names.length - mostSettings;
  return [...names.slice(0, mostSettings), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

const mostInSentence = 60;

/** "WhatsApp" keeps its capital letter. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** One short change is told in the sentence; of several or long ones, their names. */
function withSettings(words: string, verb: string) {
  return (detail: Detail) => {
    const [only, ...more] = changedSettings(detail);
    if (only && more.length === 0 && only.from.length <= mostInSentence && only.to.length <= mostInSentence) {
      return `${verb} the ${inSentence(only.name)} from ${only.from} to ${only.to}`;
    }
    return settingsIn(detail) ? `${words}: ${settingsIn(detail)}` : words;
  };
}

/** `{email}` in a sentence stands for that detail of the entry. */
function filled(sentence: string) {
  return (detail: Detail, lead: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, part: string) => (part === 'lead' ? lead : said(detail[part])));
}

const phrase = (name: string, sentence = name): Words => ({ name, sentence: filled(sentence) });

const orderStates: Readonly<Record<string, string>> = {
  new: 'new',
  in_progress: 'being set up',
  set_up: 'set up',
};

function addonNames(keys: unknown): string {
  const names = (Array.isArray(keys) ? keys : []).map((key) => addons[key as AddonKey]?.name ?? String(key));
  return names.join(', ') || 'add-ons';
}

const words: Readonly<Record<AuditAction, Words>> = {
  'company.created': phrase('Signed the company up'),
  'company.set_up': phrase('Approved the company'),
  'company.suspended': phrase('Suspended the company'),
  'job.replayed': phrase('Replayed a delivery'),
  'company.resumed': phrase('Ended the suspension of the company'),
  'config.changed': { name: 'Changed settings', sentence: withSettings('Changed settings', 'Changed') },
  'config.undone': {
    name: 'Took a change of settings back',
    sentence: withSettings('Took a change of settings back', 'Put back'),
  },
  'rates.confirmed': phrase('Confirmed the rates'),
  'knowledge.added': phrase('Added an answer'),
  'knowledge.changed': phrase('Changed an answer'),
  'knowledge.removed': phrase('Removed an answer'),
  'open-question.answered': phrase('Answered an open question', 'Answered the question “{question}”'),
  'open-question.dismissed': phrase('Dismissed an open question', 'Dismissed the question “{question}”'),
  'open-question.done': phrase('Marked a question on guides as done', 'Marked the question “{question}” as done'),
  'open-question.reopened': phrase('Opened a question again', 'Opened the question “{question}” again'),
  'assignment.changed': {
    name: 'Changed who gets new leads',
    sentence: ({ names }) =>
      names ? `Changed who gets new leads: ${said(names)}` : 'Took away all rules for new leads',
  },
  'lead.status': {
    name: 'Moved a lead',
    sentence: ({ from, to, before, after }, lead) =>
      `Moved ${lead} from ${statusName(from)}${inBrackets(before)} to ${statusName(to)}${inBrackets(after)}`,
  },
  'lead.outcome': {
    name: 'Corrected how a lead ended',
    sentence: ({ before, after }, lead) =>
      `Corrected how ${lead} ended${endWords(before) && `, from “${endWords(before)}”`} to “${endWords(after)}”`,
  },
  'lead.merged': phrase('Merged two leads', 'Merged the lead {reference} into {lead}'),
  'lead.exported': phrase('Exported leads'),
  'lead.expired': phrase('Erased leads that were too old'),
  'person.exported': phrase('Exported the data of one person', 'Exported the data of {lead} and all of that person'),
  'person.erased': phrase('Erased the data of one person', 'Erased {lead} and all data of that person'),
  'password.reset_by_command': phrase('Set a new password by a command on the server'),
  'team.invited': phrase('Invited somebody', 'Invited {email}'),
  'team.uninvited': phrase('Took an invitation back', 'Took back the invitation of {email}'),
  'team.joined': phrase('Joined the team'),
  'team.role': {
    name: 'Changed a role',
    sentence: ({ name, from, to }) => `Changed the role of ${said(name)} from ${roleName(from)} to ${roleName(to)}`,
  },
  'team.sight': {
    name: 'Changed which leads somebody sees',
    sentence: ({ name, to }) =>
      to === 'own' ? `Let ${said(name)} see only their own leads` : `Let ${said(name)} see all leads`,
  },
  'team.removed': phrase('Removed somebody', 'Removed {name} from the team'),
  'team.restored': phrase('Let somebody in again', 'Let {name} in again'),
  'webhook.added': phrase('Added a webhook', 'Added a webhook to {host}'),
  'webhook.changed': phrase('Changed a webhook', 'Changed the webhook to {host}'),
  'webhook.removed': phrase('Removed a webhook', 'Removed the webhook to {host}'),
  'webhook.disabled': phrase('Switched a webhook off', 'Switched off the webhook to {host}'),
  'webhook.rotated': phrase('Replaced a webhook’s secret', 'Replaced the secret of the webhook to {host}'),
  'webhook.secret_shown': phrase('Looked at a webhook’s secret', 'Looked at the secret of the webhook to {host}'),
  'webhook.replayed': phrase('Sent to a webhook again', 'Sent something again to the webhook to {host}'),
  'support.started': phrase('Looked on as the support of Meg'),
  'support.ended': phrase('Ended the look as support'),
  'support.allowed': phrase('Let the support see leads', 'Let the support of Meg see leads'),
  'support.withdrawn': phrase('Withdrew support access', 'Withdrew the support’s access to leads'),
  'support.emergency': phrase('Looked at leads in an emergency', 'Looked at leads in an emergency: “{reason}”'),
  'order.placed': { name: 'Ordered add-ons', sentence: ({ addons: keys }) => `Ordered ${addonNames(keys)}` },
  'order.state': {
    name: 'Worked on an order',
    sentence: ({ reference, from, to }) => {
      const before = orderStates[String(from)];
      return `Marked order ${said(reference)} as ${orderStates[String(to)] ?? said(to)}${before ? `; before, it was ${before}` : ''}`;
    },
  },
  'site-message.answered': phrase('Marked a message of the site as answered', 'Marked {reference} as answered'),
  'site-message.reopened': phrase('Took up a message of the site again', 'Marked {reference} as still to be answered'),
  'site-message.erased': phrase('Erased a message of the site', 'Erased {reference}'),
  'admin.invited': phrase('Invited an admin', 'Invited {email} as an admin'),
  'admin.uninvited': phrase('Took back an admin’s invitation', 'Took back the invitation of {email}'),
  'admin.changed': phrase('Changed an admin', 'Changed what {name} may do'),
};

export const actionOptions = Object.entries(words).map(([value, { name }]) => ({ value, label: name }));

type AboutLead = Pick<AuditEntry, 'leadReference' | 'leadName'>;
type Said = Pick<AuditEntry, 'action' | 'detail'> & AboutLead;

/** By its reference alone where the lead is gone, or the reader may not see whose it is. */
function leadWords({ leadReference, leadName }: AboutLead): string {
  return leadName ? `the lead of ${leadName} (${leadReference})` : `the lead ${leadReference}`;
}

/** An action of a newer server is shown by its own name. */
export function auditSentence({ action, detail, ...about }: Said): string {
  return words[action as AuditAction]?.sentence(detail, leadWords(about)) ?? action;
}

/** The place where what was changed can be seen. Undefined where there is none, or it may be gone. */
export function auditPlace({ action, subject, detail, ...about }: Said & Pick<AuditEntry, 'subject'>) {
  const [noun] = action.split('.');
  if (about.leadReference !== null) return about.leadName === null ? undefined : leadPath(subject);
  if (noun === 'config') return placeOfSettings(detail);
  return places[noun as string];
}

function placeOfSettings({ paths: changed }: Detail): string {
  const topics = (Array.isArray(changed) ? changed : []).map((path) => String(path).split('.')[0]);
  if (topics.length > 0 && topics.every((topic) => topic === 'pricing')) return paths.quoteEngines;
  if (topics.length > 0 && topics.every((topic) => topic === 'allowedDomains')) return paths.domains;
  return paths.companyConfig;
}

const places: Readonly<Record<string, string>> = {
  assignment: paths.leadAssignment,
  rates: paths.quoteEngines,
  knowledge: paths.knowledge,
  'open-question': paths.openQuestions,
  team: paths.team,
  webhook: paths.webhooks,
  order: paths.plan,
};
