import { type BusinessHours, openState } from '@meg/shared/domain/time/business-hours';
import { addDays, wallTimeAt, weekdays } from '@meg/shared/domain/time/zoned-time';
import { dayMs } from '../../../time/time-units.js';
import type { GuideWords } from '../../guides/guides.service.js';

/** A Monday, from which Intl makes the names of the days. */
const mondayMs = Date.UTC(2024, 0, 1);

const dayName = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(mondayMs + at * dayMs);

/** As the reader writes it: 09:00 in British English, 9:00 AM in American. */
const timeFormat = ({ reader }: GuideWords) =>
  new Intl.DateTimeFormat(reader.clockTag ?? reader.tag, { timeStyle: 'short', timeZone: 'UTC' });

/** The hours of a day, as in 09:00–17:30. */
export function wallSpan(words: GuideWords, { open, close }: { open: string; close: string }): string {
  const time = (wall: string) => timeFormat(words).format(Date.parse(`1970-01-01T${wall}Z`));
  return `${time(open)}–${time(close)}`;
}

/** A date with its weekday, as the reader writes it. */
export const fullDate = ({ reader }: GuideWords, date: string): string =>
  new Intl.DateTimeFormat(reader.clockTag ?? reader.tag, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

function line(hours: BusinessHours, words: GuideWords, at: number): string {
  const day = weekdays[at];
  const open = day && hours.days[day];
  const said = open ? wallSpan(words, open) : words.say('closed_day');
  return `• ${dayName(words.reader.code, at)} ${said}`;
}

function presence(hours: BusinessHours, words: GuideWords, nowMs: number): string {
  const state = openState(hours, nowMs);
  if (state.isOpen) return words.say('open_now');
  if (state.opensAtMs === null) return words.say('closed_now');
  const when = new Intl.DateTimeFormat(words.reader.clockTag ?? words.reader.tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: hours.timezone,
  }).format(state.opensAtMs);
  return `${words.say('closed_now')} ${words.say('opens', { when })}`;
}

/** "Europe/London" is the clock of London. */
const cityOfZone = (timezone: string): string => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');

const daysAhead = 60;
const mostDaysOff = 6;

/** The next days on which nobody comes, so that a table of weekdays does not promise them. */
function daysOffAhead({ holidays, timezone }: BusinessHours, words: GuideWords, nowMs: number): string {
  const today = wallTimeAt(nowMs, timezone).date;
  const ahead = holidays.filter((date) => date >= today && date <= addDays(today, daysAhead)).sort();
  const days = ahead.slice(0, mostDaysOff).map((date) => fullDate(words, date));
  return days.length > 0 ? `${words.say('days_off', { days: days.join('; ') })}\n\n` : '';
}

/** The week's hours, and whether somebody is there now by the company's clock. */
export function sayHours(
  hours: BusinessHours,
  words: GuideWords,
  { company, nowMs }: { company: string; nowMs: number },
) {
  const zone = cityOfZone(hours.timezone);
  const intro = words.say('hours', { company, zone });
  const week = weekdays.map((_, at) => line(hours, words, at)).join('\n');
  return `${intro}\n${week}\n\n${daysOffAhead(hours, words, nowMs)}${presence(hours, words, nowMs)}`;
}
