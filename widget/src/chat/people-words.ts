import type { Text } from '../i18n/text.js';

const minuteMs = 60_000;
const weekMs = 6 * 24 * 60 * minuteMs;

const nextOf = (openings: readonly number[], nowMs: number): number =>
  openings.findIndex((minutes) => minutes * minuteMs > nowMs);

/** Of each two, the first is an opening: where a closing comes next, people are there. */
const isClosing = (next: number): boolean => next % 2 === 1;

/** False where it is not known as well. */
export const isClosed = (openings: readonly number[] = [], nowMs: number): boolean => {
  const next = nextOf(openings, nowMs);
  return next >= 0 && !isClosing(next);
};

/** Whether people are there, or from when, on the reader's clock. Empty where that is not known. */
export function peopleWords(openings: readonly number[] = [], { t, language }: Text, nowMs: number): string {
  const next = nextOf(openings, nowMs);
  if (next < 0) return '';
  return isClosing(next)
    ? t('header.peopleNow')
    : t('header.peopleFrom', { time: timeOf(openings[next] ?? 0, language, nowMs) });
}

/** A time of today alone, else with its day. */
function timeOf(minutes: number, language: string, nowMs: number): string {
  const at = new Date(minutes * minuteMs);
  const locale = navigator.languages.find((one) => one.startsWith(language)) ?? language;
  const time = at.toLocaleTimeString(locale, { timeStyle: 'short' });
  if (at.toDateString() === new Date(nowMs).toDateString()) return time;
  const isSoon = +at - nowMs < weekMs;
  return `${at.toLocaleDateString(locale, isSoon ? { weekday: 'short' } : { month: 'short', day: 'numeric', calendar: 'gregory' })} ${time}`;
}
