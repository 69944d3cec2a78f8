import type { NotificationType } from '@meg/shared/contract/notifications';
import { momentWords } from '@meg/shared/domain/english/day-words';
import { englishOfCountry } from '@meg/shared/domain/english/english-of-country';
import { paths } from '@meg/shared/domain/paths';
import type { OutgoingNotification, StaffMessage } from '../../features/notifications/channels/channel.js';
import { namelessTitle } from '../../nameless-titles.js';
import type { Letter, LetterFact, LetterItem, LetterLink, LetterPart } from './letter.js';
import { plainName } from './plain-name.js';
import { english, megSender } from './write-mail.js';

/** How a lead is reached, and what it is called. */
export interface LeadContact {
  reference: string;
  /** Each in one tap. */
  links: readonly LetterLink[];
  /** Reference, number and address, to read. */
  rows: readonly LetterFact[];
  /** Where a plain answer to the mail goes; undefined for a lead that cannot be mailed. */
  replyTo?: string | undefined;
}

/** Undefined for a lead that was erased. */
export type LeadContacts = (leadId: string) => LeadContact | undefined;

interface Addresses {
  /** Of the dashboard. */
  dashboard: string;
  /** Stops mails like this one. */
  unsubscribe: string;
  /** Confirms the reader's address; undefined where it is confirmed. */
  confirm?: string | undefined;
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
  const named = new Intl.DateTimeFormat(englishOfCountry(country), { timeZone, timeZoneName: 'short' }).formatToParts(
    atMs,
  );
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

function factsPart({ facts = [] }: OutgoingNotification, contact: LeadContact | undefined): LetterPart[] {
  const rows = [
    ...(contact?.rows ?? []),
    ...facts.flatMap(({ label, value }) => (value === '' ? [] : [[label, value] as const])),
  ];
  return rows.length === 0 ? [] : [{ is: 'facts', rows }];
}

function contactOf({ leadId }: OutgoingNotification, contacts: LeadContacts): LeadContact | undefined {
  return leadId === null ? undefined : contacts(leadId);
}

function singleParts(one: OutgoingNotification, contacts: LeadContacts, addresses: Addresses): LetterPart[] {
  const contact = contactOf(one, contacts);
  const links = contact?.links ?? [];
  const page = pageLink(one, addresses.dashboard);
  return [
    { is: 'heading', text: one.title },
    ...(one.message === '' ? [] : [{ is: 'text', text: one.message } as const]),
    ...factsPart(one, contact),
    ...page.map((link) => ({ is: 'action', ...link }) as const),
    ...(links.length > 0 ? [{ is: 'links', links } as const] : []),
    ...confirmLast(addresses),
  ];
}

function itemOf(
  one: OutgoingNotification,
  customs: TimeCustoms,
  { contact, dashboard }: { contact: LeadContact | undefined; dashboard: string },
): LetterItem {
  const facts = [contact?.reference ?? '', one.factsLine ?? ''].filter((part) => part !== '').join(' · ');
  const links = [...pageLink(one, dashboard), ...(contact?.links ?? [])];
  return { title: one.title, text: one.message, facts, meta: metaText(one, customs), links };
}

const beforeConfirmed = 'Before you confirmed your address';

function digestParts(
  { person, notifications, wasQuiet, wasKeptBack }: StaffMessage,
  contacts: LeadContacts,
  addresses: Addresses,
): LetterPart[] {
  const { dashboard } = addresses;
  const items = notifications.map((one) => itemOf(one, person, { contact: contactOf(one, contacts), dashboard }));
  const heading = wasKeptBack ? beforeConfirmed : wasQuiet ? 'While it was quiet' : 'One after another';
  return [{ is: 'heading', text: heading }, { is: 'items', items }, ...confirmLast(addresses)];
}

const unnamedCompany = 'a company';

const isUrgent = ({ priority }: OutgoingNotification): boolean => priority === 'urgent';

function subjectOf({ notifications, isDigest, wasQuiet, wasKeptBack }: StaffMessage): string {
  const first = notifications.find(isUrgent) ?? notifications[0];
  const mark = first && isUrgent(first) ? 'Urgent: ' : '';
  if (!isDigest && first) return `${mark}${first.title}`;
  if (wasKeptBack) return `${notifications.length} leads came before you confirmed your address`;
  if (!wasQuiet) return `${mark}${notifications.length} more: ${first?.title}, …`;
  return notifications.length === 1
    ? `While it was quiet: ${first?.title}`
    : `While it was quiet: ${notifications.length} notifications`;
}

/** After the lead: whoever reads it first sees why the address matters. */
function confirmLast({ confirm }: Addresses): LetterPart[] {
  if (confirm === undefined) return [];
  const text =
    'Please confirm that this address is yours. One press does it, without signing in. Until then Meg neither mails your visitors nor tells other systems of them.';
  return [
    { is: 'text', text },
    { is: 'action', label: 'Confirm this address', url: confirm, isWrittenOut: true },
  ];
}

const notTheirs = 'The button is good for three days. If you have no account with Meg, do nothing.';

/** More than these are a number to call. */
const mostDigits = 4;

/**
 * The reader may be a stranger, who may get no message of somebody's own as the name of a visitor or a company: a title
 * with a number says what happened alone, and the company is not named.
 */
function toUnconfirmed({ person, notifications, ...message }: StaffMessage): StaffMessage {
  const isPlain = (title: string) => (title.match(/\p{N}/gu)?.length ?? 0) <= mostDigits;
  const titled = notifications.map((one) =>
    isPlain(one.title) ? one : { ...one, title: namelessTitle(one.type, one.title) },
  );
  return { ...message, person: { ...person, companyName: unnamedCompany }, notifications: titled };
}

/** What is true of the reader: staff run the platform, and whoever has not confirmed an address may not know of it. */
function reasonOf({ isStaff, isEmailConfirmed }: StaffMessage['person'], companyName: string): string {
  if (isStaff) return 'you are one of the staff of this Meg service';
  return isEmailConfirmed ? `you work with ${companyName} in Meg` : 'a company signed up with this address in Meg';
}

/** The visitor's address, where the mail is about one lead alone. */
export function answersTo({ notifications }: StaffMessage, contacts: LeadContacts): string | undefined {
  const [leadId, ...others] = new Set(notifications.map((one) => one.leadId));
  if (!leadId || others.length > 0) return undefined;
  return contacts(leadId)?.replyTo;
}

/** The mail to a person of a company about one notification, or about all that were held back. */
export function staffLetter(told: StaffMessage, contacts: LeadContacts, addresses: Addresses): Letter {
  const message = told.person.isEmailConfirmed ? told : toUnconfirmed(told);
  const visitor = answersTo(message, contacts);
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
    sender: person.isEmailConfirmed && !person.isStaff ? { ...megSender, name: `Meg · ${companyName}` } : megSender,
    foot: [
      ...(person.isEmailConfirmed ? [] : [{ text: notTheirs }]),
      ...(visitor === undefined ? [] : [{ text: `If you reply to this mail, it goes to ${visitor}, and not to Meg.` }]),
      {
        text: `You get this because ${reasonOf(person, companyName)}, and ${person.isEmailConfirmed ? 'want' : 'its owner wants'} to hear of ${list} by email.`,
        link: { label: 'Choose what you hear of', url: `${addresses.dashboard}${paths.notifications}` },
      },
      { text: 'Too many of these?', link: { label: `No more emails about ${list}`, url: addresses.unsubscribe } },
    ],
  };
}
