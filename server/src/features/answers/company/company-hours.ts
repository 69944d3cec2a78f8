import { type BusinessHours, openState } from '@meg/shared/domain/time/business-hours';
import { weekdays } from '@meg/shared/domain/time/zoned-time';
import { dayMs } from '../../../time/time-units.js';
import type { GuideWords } from '../../guides/guides.service.js';

/** A Monday, from which Intl makes the names of the days. */
const mondayMs = Date.UTC(2024, 0, 1);

const dayName = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(mondayMs + at * dayMs);

/** As the reader writes it: 09:00 in British English, 9:00 AM in American. */
const timeFormat = ({ reader }: GuideWords) =>
  new Intl.DateTimeFormat(reader.clockTag ?? reader.tag, { timeStyle: 'short', timeZone: 'UTC' });

function line(hours: BusinessHours, words: GuideWords, at: number): string {
  const day = weekdays[at];
  const open = day && hours.days[day];
  const time = (wall: string) => timeFormat(words).format(Date.parse(`1970-01-01T${wall}Z`));
  const said = open ? `${time(open.open)}–${time(open.close)}` : words.say('closed_day');
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

/** The week's hours, and whether somebody is there now by the company's clock. */
export function sayHours(
  hours: BusinessHours,
  words: GuideWords,
  { company, nowMs }: { company: string; nowMs: number },
) {
  const zone = cityOfZone(hours.timezone);
  const intro = words.say('hours', { company, zone });
  const week = weekdays.map((_, at) => line(hours, words, at)).join('\n');
  return `${intro}\n${week}\n\n${presence(hours, words, nowMs)}`;
}
