import { type BusinessHours, openPeriods, type PeriodOf, rememberPeriods } from './business-hours.js';

const minuteMs = 60_000;
const leastNoticeMinutes = 5;

/** How soon a company wants its leads to be contacted. */
export interface ResponsePromise {
  readonly hours: BusinessHours;
  /** Of the opening hours. */
  readonly minutes: number;
}

/**
 * When that much of the opening hours has passed: a lead that comes at night is due some time after the next opening.
 * Null if the company does not open again.
 */
export function respondBy(sinceMs: number, { hours, minutes }: ResponsePromise, periodOf?: PeriodOf): number | null {
  let leftMs = minutes * minuteMs;
  // Periods overlap where one lasts beyond the next opening; no minute counts twice.
  let countedToMs = sinceMs;
  for (const { startMs, endMs } of openPeriods(hours, sinceMs, periodOf)) {
    const fromMs = Math.max(startMs, countedToMs);
    if (endMs <= fromMs) continue;
    if (endMs - fromMs >= leftMs) return fromMs + leftMs;
    leftMs -= endMs - fromMs;
    countedToMs = endMs;
  }
  return null;
}

/** How long before the end of a promise to remind of it: a quarter of it, at least 5 minutes and at most half of it. */
export function noticeMinutes(promiseMinutes: number): number {
  return Math.min(Math.max(promiseMinutes / 4, leastNoticeMinutes), promiseMinutes / 2);
}

/** When to remind of a lead that nobody has been in touch with: in opening hours, when somebody can still act. */
export function remindAt(sinceMs: number, { hours, minutes }: ResponsePromise): number | null {
  return respondBy(sinceMs, { hours, minutes: minutes - noticeMinutes(minutes) });
}

const hourMinutes = 60;

/** The same for a promise of a moment, such as a callback: an hour before it at the earliest. */
export function remindBefore(sinceMs: number, promisedMs: number): number {
  const promiseMinutes = Math.max(0, Math.min((promisedMs - sinceMs) / minuteMs, hourMinutes));
  return Math.max(sinceMs, promisedMs - noticeMinutes(promiseMinutes) * minuteMs);
}

export interface ResponseClock {
  /** When a lead of that time must have been contacted. */
  dueMs: (createdAtMs: number) => number | null;
}

/** For lists: their leads came on few days, so the opening hours of each day are worked out once. */
export function responseClock(promise: ResponsePromise): ResponseClock {
  const periodOf = rememberPeriods();
  return { dueMs: (createdAtMs) => respondBy(createdAtMs, promise, periodOf) };
}
