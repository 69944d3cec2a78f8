import { englishOfCountry, isAmerican } from './english-of-country.js';

type Parts = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(country: string, parts: Parts): Intl.DateTimeFormat {
  const key = JSON.stringify([isAmerican(country), parts]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(englishOfCountry(country), parts);
  formats.set(key, format);
  return format;
}

/** Runtimes differ in whether British English has a comma after the day of the week. */
const written = (country: string, text: string): string =>
  isAmerican(country) ? text.replaceAll('\u202f', ' ') : text.replace(/^(\p{L}+), /u, '$1 ');

/** "Tue 24 Nov, 14:30"; in the United States "Tue, Nov 24, 2:30 PM". */
export function momentWords(atMs: number, timeZone: string, country: string): string {
  const day = formatOf(country, { weekday: 'short', day: 'numeric', month: 'short', timeZone }).format(atMs);
  const clock: Parts = isAmerican(country)
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone };
  return `${written(country, day)}, ${written(country, formatOf(country, clock).format(atMs))}`;
}

/** A day as stored, 2027-03-05, in words: "Fri 5 Mar 2027"; in the United States "Fri, Mar 5, 2027". */
export function dayWords(day: string, country: string): string {
  const atMs = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(atMs)) return day;
  const parts: Parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' };
  return written(country, formatOf(country, parts).format(atMs));
}
