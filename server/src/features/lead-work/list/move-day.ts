import { dayMs } from '../../../time-units.js';

/** Whole days from today, by the calendar of UTC, to a date as in 2026-07-31. */
export function daysUntil(date: string | null, nowMs: number): number | null {
  if (date === null) return null;
  const days = Math.round((Date.parse(date) - Math.floor(nowMs / dayMs) * dayMs) / dayMs);
  return Number.isFinite(days) ? days : null;
}
