import { addDays, instantOf, wallTimeAt } from './zoned-time.js';

/** A day by a zone's clock, from midnight to midnight. Days of clock changes are 23 or 25 hours long. */
export interface Day {
  /** As in 2026-07-31. */
  date: string;
  fromMs: number;
  toMs: number;
}

function dayOf(date: string, timezone: string): Day {
  return {
    date,
    fromMs: instantOf(date, '00:00', timezone),
    toMs: instantOf(addDays(date, 1), '00:00', timezone),
  };
}

function daysUpTo(last: string, count: number, timezone: string): Day[] {
  return Array.from({ length: count }, (_, index) => dayOf(addDays(last, index + 1 - count), timezone));
}

/** A number of days that end today, or the year since its first day. */
export const periods = ['7', '30', '90', 'year'] as const;
export type Period = (typeof periods)[number];

/**
 * The last days in the company's zone, of which the last is today and has only begun; and as many days before them to
 * compare with, of which the last ends at today's time of day, so that both are equally long. A year is compared with the
 * same days of the year before.
 */
export function periodsUpTo(nowMs: number, period: Period, timezone: string) {
  const { date: today, time } = wallTimeAt(nowMs, timezone);
  const days = period === 'year' ? dayOfYear(today) : Number(period);
  const lastBefore = period === 'year' ? sameDayLastYear(today) : addDays(today, -days);
  const before = daysUpTo(lastBefore, period === 'year' ? dayOfYear(lastBefore) : days, timezone);
  const sameTimeMs = instantOf(lastBefore, time, timezone);
  return {
    current: daysUpTo(today, days, timezone),
    before: before.map((day) => (day.date === lastBefore ? { ...day, toMs: Math.min(day.toMs, sameTimeMs) } : day)),
  };
}

const dayMs = 86_400_000;

/** 1 on the first of January. */
function dayOfYear(date: string): number {
  return (Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / dayMs + 1;
}

/** The 28th for a 29th of February. */
function sameDayLastYear(date: string): string {
  const day = date.slice(5) === '02-29' ? '02-28' : date.slice(5);
  return `${Number(date.slice(0, 4)) - 1}-${day}`;
}

/** Weeks that end with the last day, or the months of a year; the first one may be short. */
export function partsOf(days: readonly Day[], period: Period): { from: number; to: number }[] {
  if (period === 'year') {
    const firsts = days.flatMap(({ date }, index) => (index === 0 || date.endsWith('-01') ? [index] : []));
    return firsts.map((from, index) => ({ from, to: firsts[index + 1] ?? days.length }));
  }
  const ends = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.length - week * 7);
  return ends.reverse().map((to) => ({ from: Math.max(0, to - 7), to }));
}
