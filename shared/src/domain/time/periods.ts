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

/**
 * The last days in the company's zone, of which the last is today and has only begun; and as many days before them to
 * compare with, of which the last ends at today's time of day, so that both are equally long.
 */
export function periodsUpTo(nowMs: number, days: number, timezone: string) {
  const { date: today, time } = wallTimeAt(nowMs, timezone);
  const lastBefore = addDays(today, -days);
  const before = daysUpTo(lastBefore, days, timezone);
  const sameTimeMs = instantOf(lastBefore, time, timezone);
  return {
    current: daysUpTo(today, days, timezone),
    before: before.map((day) => (day.date === lastBefore ? { ...day, toMs: Math.min(day.toMs, sameTimeMs) } : day)),
  };
}
