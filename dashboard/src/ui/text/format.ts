import { type CompanyForms, inEnglishOfCountry } from '@meg/shared/domain/english/company-forms';
import { dayWords } from '@meg/shared/domain/english/day-words';
import { englishOfCountry, moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';

let forms: CompanyForms | undefined;

/** Called with the company of the page, before anything of it is drawn: dates, money and measures are written its way. */
export function writeAs(company: CompanyForms | undefined): void {
  forms = company;
}

export const companyForms = (): CompanyForms => forms ?? { country: '', units: 'metric' };

/** Words that are kept in British English, as the company writes them. */
export const spelled = (text: string): string => inEnglishOfCountry(text, companyForms().country);

/**
 * The company's: all who work in it read the same dates. Where no company is known, figures are written as the reader's
 * browser has them, and what contains words in the reader's own kind of English.
 */
export function wordLocale(): string {
  if (forms) return englishOfCountry(forms.country);
  return globalThis.navigator?.languages?.find((language) => /^en\b/i.test(language)) ?? 'en';
}

const figureLocale = (): string | undefined => forms && moneyLocaleOf(forms.country);

export type DateStyle = 'date' | 'dateTime' | 'time';
type Moment = string | number | Date;

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { dateStyle: 'medium' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
};

export function formatNumber(value: number, digits?: number): string {
  return new Intl.NumberFormat(figureLocale(), digits === undefined ? {} : { maximumFractionDigits: digits }).format(
    value,
  );
}

/** `share` is from 0 to 1. */
export function formatPercent(share: number, digits = 0): string {
  return new Intl.NumberFormat(figureLocale(), { style: 'percent', maximumFractionDigits: digits }).format(share);
}

function moneyFormat(currency: string, isWhole: boolean): Intl.NumberFormat {
  return new Intl.NumberFormat(figureLocale(), {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
}

export function formatMoney(amount: number, currency: string): string {
  return moneyFormat(currency, Number.isInteger(amount)).format(amount);
}

export function formatRange(min: number, max: number, currency: string): string {
  return moneyFormat(currency, Number.isInteger(min) && Number.isInteger(max)).formatRange(min, max);
}

const isDay = (value: Moment): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** A day, such as 2027-03-05, is the same in every zone. A text that is no date is shown as it is, not as an error. */
export function formatDate(value: Moment, style: DateStyle = 'date', timeZone?: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return String(value);
  const zone = isDay(value) ? 'UTC' : timeZone;
  return new Intl.DateTimeFormat(wordLocale(), { ...dateOptions[style], ...(zone && { timeZone: zone }) }).format(date);
}

/** A time of opening hours, such as 09:00, as the company's clock shows it. */
export function clockTime(time: string): string {
  const format = new Intl.DateTimeFormat(wordLocale(), { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`2026-01-05T${time}:00Z`));
}

/** A stored day, such as 2027-03-05, in words. */
export const formatDay = (day: string): string => dayWords(day, companyForms().country);

/** A stored month, such as 2027-03, in words. */
export function formatMonth(month: string): string {
  const start = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(start.getTime())) return month;
  return new Intl.DateTimeFormat(wordLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(start);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * dayMs],
  ['month', 30 * dayMs],
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
];

/** "5 minutes ago", "yesterday", "in 2 days". */
export function formatAgo(value: Moment, nowMs: number): string {
  const distanceMs = new Date(value).getTime() - nowMs;
  if (Number.isNaN(distanceMs)) return String(value);
  const [unit, unitMs] = units.find(([, size]) => Math.abs(distanceMs) >= size) ?? [];
  if (!unit || !unitMs) return 'just now';
  const amount = Math.trunc(distanceMs / unitMs);
  return new Intl.RelativeTimeFormat(wordLocale(), { numeric: 'auto' }).format(amount, unit);
}

/** "46 min", "3 h 5 min", "2 d 4 h": the two largest parts of a time that something takes. */
export function formatDuration(durationMs: number): string {
  const minutes = Math.round(durationMs / minuteMs);
  if (minutes < 1) return 'under 1 min';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return joinParts(`${hours} h`, minutes % 60, 'min');
  return joinParts(`${formatNumber(Math.floor(hours / 24))} d`, hours % 24, 'h');
}

function joinParts(large: string, small: number, unit: string): string {
  return small === 0 ? large : `${large} ${small} ${unit}`;
}
