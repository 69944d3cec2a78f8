import type { AuditEntry } from '@meg/shared/contract/audit';
import type { LeadStatus } from '@meg/shared/domain/leads/lead-status';
import { statusWords } from '../ui/badges/status-badge.js';

type Detail = AuditEntry['detail'];

/** What each action is called: first as a sentence with what is known of it, then in the filter. */
interface Words {
  name: string;
  sentence: (detail: Detail) => string;
}

const said = (value: unknown) => (typeof value === 'string' && value !== '' ? value : 'somebody');
const statusName = (value: unknown) => statusWords[value as LeadStatus] ?? said(value);

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

function withSettings(words: string) {
  return (detail: Detail) => (settingsIn(detail) ? `${words}: ${settingsIn(detail)}` : words);
}

const plain = (name: string): Words => ({ name, sentence: () => name });

const words: Readonly<Record<string, Words>> = {
  'company.created': plain('Signed the company up'),
  'company.set_up': plain('Marked the company as set up'),
  'company.suspended': plain('Suspended the company'),
  'job.replayed': plain('Replayed a delivery'),
  'company.resumed': plain('Ended the suspension of the company'),
  'config.changed': { name: 'Changed settings', sentence: withSettings('Changed settings') },
  'config.undone': { name: 'Took a change of settings back', sentence: withSettings('Took a change of settings back') },
  'knowledge.added': plain('Added an answer'),
  'knowledge.changed': plain('Changed an answer'),
  'knowledge.removed': plain('Removed an answer'),
  'lead.status': {
    name: 'Moved a lead',
    sentence: ({ from, to }) => `Moved a lead from ${statusName(from)} to ${statusName(to)}`,
  },
  'lead.exported': plain('Exported leads'),
  'lead.expired': plain('Erased leads that were too old'),
  'person.exported': plain('Exported the data of one person'),
  'person.erased': plain('Erased the data of one person'),
  'password.reset_by_command': plain('Set a new password by a command on the server'),
  'team.invited': { name: 'Invited somebody', sentence: ({ email }) => `Invited ${said(email)}` },
  'team.uninvited': {
    name: 'Took an invitation back',
    sentence: ({ email }) => `Took back the invitation of ${said(email)}`,
  },
  'team.joined': plain('Joined the team'),
  'team.role': { name: 'Changed a role', sentence: ({ name, to }) => `Made ${said(name)} ${said(to)}` },
  'team.removed': { name: 'Removed somebody', sentence: ({ name }) => `Removed ${said(name)} from the team` },
  'team.restored': { name: 'Let somebody in again', sentence: ({ name }) => `Let ${said(name)} in again` },
  'webhook.added': { name: 'Added a webhook', sentence: ({ host }) => `Added a webhook to ${said(host)}` },
  'webhook.changed': { name: 'Changed a webhook', sentence: ({ host }) => `Changed the webhook to ${said(host)}` },
  'webhook.removed': { name: 'Removed a webhook', sentence: ({ host }) => `Removed the webhook to ${said(host)}` },
  'webhook.disabled': {
    name: 'Switched a webhook off',
    sentence: ({ host }) => `Switched off the webhook to ${said(host)}`,
  },
  'webhook.rotated': {
    name: 'Replaced a webhook’s secret',
    sentence: ({ host }) => `Replaced the secret of the webhook to ${said(host)}`,
  },
  'webhook.secret_shown': {
    name: 'Looked at a webhook’s secret',
    sentence: ({ host }) => `Looked at the secret of the webhook to ${said(host)}`,
  },
  'webhook.replayed': {
    name: 'Sent to a webhook again',
    sentence: ({ host }) => `Sent something again to the webhook to ${said(host)}`,
  },
  'support.started': plain('Looked on as the support of Meg'),
  'support.ended': plain('Ended the look as support'),
  'site-message.answered': {
    name: 'Marked a message of the site as answered',
    sentence: ({ reference }) => `Marked ${said(reference)} as answered`,
  },
  'site-message.reopened': {
    name: 'Took up a message of the site again',
    sentence: ({ reference }) => `Marked ${said(reference)} as still to be answered`,
  },
  'site-message.erased': {
    name: 'Erased a message of the site',
    sentence: ({ reference }) => `Erased ${said(reference)}`,
  },
  'admin.invited': { name: 'Invited an admin', sentence: ({ email }) => `Invited ${said(email)} as an admin` },
  'admin.uninvited': {
    name: 'Took back an admin’s invitation',
    sentence: ({ email }) => `Took back the invitation of ${said(email)}`,
  },
  'admin.changed': { name: 'Changed an admin', sentence: ({ name }) => `Changed what ${said(name)} may do` },
};

export const actionOptions = Object.entries(words).map(([value, { name }]) => ({ value, label: name }));

/** An action of a newer server is shown by its own name. */
export function auditSentence({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  return words[action]?.sentence(detail) ?? action;
}
