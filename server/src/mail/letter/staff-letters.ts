import type { NotificationType } from '@meg/shared/contract/notifications';
import { momentWords } from '@meg/shared/domain/english/day-words';
import { paths } from '@meg/shared/domain/paths';
import type { OutgoingNotification, StaffMessage } from '../../features/notifications/channels/channel.js';
import type { Letter, LetterItem, LetterLink, LetterPart } from './letter.js';
import { plainName } from './plain-name.js';
import { english, megSender } from './write-mail.js';

/** Links that reach a lead in one tap. */
export type ContactLinks = (leadId: string) => readonly LetterLink[];

interface Addresses {
  /** Of the dashboard. */
  dashboard: string;
  /** Stops mails like this one. */
  unsubscribe: string;
}

const named: Readonly<Record<NotificationType, string>> = {
  lead_assigned: 'new and assigned leads',
  high_priority_lead: 'leads that should not wait',
  goal_achieved: 'goals reached',
  system_alert: 'things that need a look',
  milestone: 'milestones',
};

type TimeCustoms = Pick<StaffMessage['person'], 'timezone' | 'country'>;

const urgency = { urgent: 'Urgent', high: 'Important', medium: '', low: '' } as const;

/** The zone is named, because it is not the reader's own where nobody has set one. */
function timeText(atMs: number, { timezone: timeZone, country }: TimeCustoms): string {
  const named = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(atMs);
  const zone = named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${momentWords(atMs, timeZone, country)} ${zone}`;
}

function pageLink({ actionUrl, leadId }: OutgoingNotification, dashboard: string): LetterLink[] {
  if (actionUrl === null) return [];
  return [{ label: leadId === null ? 'Open in Meg' : 'Open the lead', url: `${dashboard}${actionUrl}` }];
}

function metaText({ priority, createdAt }: OutgoingNotification, customs: TimeCustoms): string {
  return [urgency[priority], timeText(createdAt, customs)].filter((part) => part !== '').join(' · ');
}

function factsPart({ facts = [] }: OutgoingNotification): LetterPart[] {
  return facts.length === 0 ? [] : [{ is: 'facts', rows: facts.map(({ label, value }) => [label, value] as const) }];
}

function singleParts(one: OutgoingNotification, contacts: ContactLinks, { dashboard }: Addresses): LetterPart[] {
  const links = one.leadId === null ? [] : contacts(one.leadId);
  return [
    { is: 'heading', text: one.title },
    ...(one.message === '' ? [] : [{ is: 'text', text: one.message } as const]),
    ...factsPart(one),
    ...pageLink(one, dashboard).map((link) => ({ is: 'action', ...link }) as const),
    ...(links.length > 0 ? [{ is: 'links', links } as const] : []),
  ];
}

function itemOf(one: OutgoingNotification, customs: TimeCustoms, links: LetterLink[]): LetterItem {
  return { title: one.title, text: one.message, facts: one.factsLine ?? '', meta: metaText(one, customs), links };
}

function digestParts(
  { person, notifications, wasQuiet }: StaffMessage,
  contacts: ContactLinks,
  { dashboard }: Addresses,
) {
  const items = notifications.map((one) =>
    itemOf(one, person, [...pageLink(one, dashboard), ...(one.leadId === null ? [] : contacts(one.leadId))]),
  );
  const heading = { is: 'heading', text: wasQuiet ? 'While it was quiet' : 'One after another' } as const;
  return [heading, { is: 'items', items } as const];
}

const unnamedCompany = 'a company';

function subjectOf({ notifications, isDigest, wasQuiet }: StaffMessage): string {
  const [first] = notifications;
  if (!isDigest && first) return first.priority === 'urgent' ? `Urgent: ${first.title}` : first.title;
  if (!wasQuiet) return `${notifications.length} more: ${first?.title}, …`;
  return notifications.length === 1
    ? `While it was quiet: ${first?.title}`
    : `While it was quiet: ${notifications.length} notifications`;
}

function confirmFirst({ dashboard }: Addresses): Letter['foot'][number] {
  return {
    text: 'Please confirm that this address is yours, by the link in the mail that we sent when it was signed up. Until then Meg neither mails your visitors nor tells other systems of them.',
    link: { label: 'Send me that link again', url: `${dashboard}${paths.account}` },
  };
}

/** For the types whose titles name a visitor. */
const namelessTitles: Readonly<Partial<Record<NotificationType, string>>> = {
  lead_assigned: 'New lead: A visitor',
  high_priority_lead: 'A visitor should not wait long',
};

/**
 * The reader may be a stranger, whom nobody may reach by what they type into a chat or call their company, so all words
 * are Meg's own.
 */
function inOwnWords({ person, notifications, ...message }: StaffMessage): StaffMessage {
  const nameless = notifications.map((one) => ({
    ...one,
    title: namelessTitles[one.type] ?? one.title,
    message: '',
    facts: [],
    factsLine: '',
  }));
  return { ...message, person: { ...person, companyName: unnamedCompany }, notifications: nameless };
}

/** The mail to a person of a company about one notification, or about all that were held back. */
export function staffLetter(told: StaffMessage, links: ContactLinks, addresses: Addresses): Letter {
  const message = told.person.isEmailConfirmed ? told : inOwnWords(told);
  const contacts = told.person.isEmailConfirmed ? links : () => [];
  const { person, notifications, isDigest } = message;
  const companyName = plainName(person.companyName, unnamedCompany);
  const [first] = notifications;
  const parts =
    isDigest || !first ? digestParts(message, contacts, addresses) : singleParts(first, contacts, addresses);
  const kinds = [...new Set(notifications.map(({ type }) => named[type]))];
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(kinds);
  return {
    to: person.email,
    subject: subjectOf(message),
    parts,
    language: english,
    preview: notifications
      .map(({ message: text, title }) => text || title)
      .join(' · ')
      .slice(0, 120),
    sender: person.isEmailConfirmed ? { ...megSender, name: `Meg · ${companyName}` } : megSender,
    foot: [
      ...(person.isEmailConfirmed ? [] : [confirmFirst(addresses)]),
      {
        text: `You get this because you work with ${companyName} in Meg and want to hear of ${list} by email.`,
        link: { label: 'Choose what you hear of', url: `${addresses.dashboard}${paths.overview}` },
      },
      { text: 'Too many of these?', link: { label: `No more emails about ${list}`, url: addresses.unsubscribe } },
    ],
  };
}
