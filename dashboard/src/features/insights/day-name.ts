import { wordLocale } from '../../ui/text/format.js';

/** In UTC, so that the date is the same in every time zone. */
export function dayName(date: string): string {
  const format = new Intl.DateTimeFormat(wordLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00Z`));
}
