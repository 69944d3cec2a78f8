import { addDays, instantOf, wallTimeAt } from './zoned-time.js';

/** A day on the wall of a zone, from its midnight up to the next. Days of clock changes are 23 or 25 hours long. */
export interface Day {
  /** As in 2026-07-31. */
  date: string;
  fromMs: number;
  toMs: number;
}

export interface Periods {
  /** The last days up to now; the last one is today and has begun only. */
  current: Day[];
  /** As many days before them. The last one ends at today's time of day, so that both are as long. */
  before: Day[];
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

/** The last days in the company's zone, and the same number before them to measure by. */
export function periodsUpTo(nowMs: number, days: number, timezone: string): Periods {
  const { date: today, time } = wallTimeAt(nowMs, timezone);
  const lastBefore = addDays(today, -days);
  const before = daysUpTo(lastBefore, days, timezone);
  const sameTimeMs = instantOf(lastBefore, time, timezone);
  return {
    current: daysUpTo(today, days, timezone),
    before: before.map((day) => (day.date === lastBefore ? { ...day, toMs: Math.min(day.toMs, sameTimeMs) } : day)),
  };
}
