import type { Callback } from '@meg/shared/contract/callbacks';
import type { CallbackMail } from '@meg/shared/domain/leads/callback-agenda';
import { whoIs } from '@meg/shared/domain/leads/who-and-where';
import { formatDate, wordLocale } from '../../ui/text/format.js';

export const timeOf = (start: string, timezone: string): string => formatDate(start, 'time', timezone);

/** As in Monday, 23 Nov. The day is named by its own calendar, whatever the zone of the reader. */
export function dayWords(date: string, today: string): string {
  const named = new Intl.DateTimeFormat(wordLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00Z`));
  return date === today ? `Today, ${named}` : named;
}

/** As in Mon, 23 Nov: for the head of a narrow column. */
export function shortDayWords(date: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(wordLocale(), format).format(new Date(`${date}T12:00Z`));
}

const placeOf = (timezone: string): string => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

const isElsewhere = ({ company, visitor }: Callback['slot']): boolean =>
  company.date !== visitor.date || company.time !== visitor.time;

/** The visitor's own time of the call, and what their clock says now; undefined where it is that of the company. */
export function visitorTime({ slot, visitorTimezone }: Callback, nowMs: number): string | undefined {
  const { company, visitor, start } = slot;
  if (!isElsewhere(slot)) return undefined;
  const day = company.date === visitor.date ? '' : ` on ${dayWords(visitor.date, '')}`;
  const now = formatDate(nowMs, 'time', visitorTimezone);
  return `${timeOf(start, visitorTimezone)}${day} for them in ${placeOf(visitorTimezone)}, where it is ${now} now`;
}

/** The same in few words: "22:30 for them". */
export function shortVisitorTime({ slot, visitorTimezone }: Callback): string | undefined {
  return isElsewhere(slot) ? `${timeOf(slot.start, visitorTimezone)} for them` : undefined;
}

/** How it stands with a callback, in a word; undefined while it is to come. */
export function stateWord({ isOverdue, result }: Callback): string | undefined {
  if (isOverdue) return 'Overdue';
  if (result === null) return undefined;
  return result === 'done' ? 'Done' : 'No answer';
}

/** As on the pages of leads: by the number or the address where they told no name. */
export const nameOf = (callback: Callback): string => whoIs(callback) || `Visitor ${callback.reference}`;

export function moveWords({ originCity, destinationCity, leadId }: Callback): string {
  if (leadId === null) return 'They have not told their move';
  return [originCity, destinationCity].filter((city) => city !== '').join(' → ') || 'Move not known yet';
}

/** What the visitor hears of a change. */
export const mailWords: Readonly<Record<CallbackMail, string>> = {
  goes_out: 'They get a mail about it, with the new entry for their calendar.',
  waits:
    'They get no mail until your company’s address is confirmed and your chat was seen on your site. Tell them yourself.',
  no_email: 'They left no email, so they get no mail. Tell them yourself.',
  stopped: 'They asked for no more mails. Tell them yourself.',
  switched_off: 'Mails to visitors are switched off in your settings. Tell them yourself.',
  no_mail_server: 'This server sends no mails. Tell them yourself.',
};

/** A cancellation of what has passed is of no use to the visitor. */
export const overWords = 'Its time is over, so no mail is sent.';
