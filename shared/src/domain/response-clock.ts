import { type BusinessHours, openPeriods } from './business-hours.js';

const minuteMs = 60_000;
const leastNoticeMinutes = 5;

/**
 * When that much of the opening hours has gone by since then: what comes in the night is due a while after the opening.
 * Null where no opening is in sight.
 */
export function respondBy(sinceMs: number, hours: BusinessHours, minutes: number): number | null {
  let leftMs = minutes * minuteMs;
  // Of two periods that overlap, as where one lasts beyond the next opening, no minute counts twice.
  let countedToMs = sinceMs;
  for (const { startMs, endMs } of openPeriods(hours, sinceMs)) {
    const fromMs = Math.max(startMs, countedToMs);
    if (endMs <= fromMs) continue;
    if (endMs - fromMs >= leftMs) return fromMs + leftMs;
    leftMs -= endMs - fromMs;
    countedToMs = endMs;
  }
  return null;
}

/** How long before the end of a promise its reminder comes: a quarter, 5 minutes at least, and never before its half. */
export function noticeMinutes(promiseMinutes: number): number {
  return Math.min(Math.max(promiseMinutes / 4, leastNoticeMinutes), promiseMinutes / 2);
}

/** When to remind of a lead that nobody has been in touch with: in opening hours, when somebody can still act. */
export function remindAt(sinceMs: number, hours: BusinessHours, minutes: number): number | null {
  return respondBy(sinceMs, hours, minutes - noticeMinutes(minutes));
}

const hourMs = 60 * minuteMs;

/** Of a promise that is a moment, as that of a callback: reminded of within the hour before it. */
export function remindBefore(sinceMs: number, promisedMs: number): number {
  const promiseMinutes = Math.min(promisedMs - sinceMs, hourMs) / minuteMs;
  return Math.max(sinceMs, promisedMs - noticeMinutes(promiseMinutes) * minuteMs);
}

export interface ResponseClock {
  /** Until when somebody is to be in touch with the person of a lead that came then. */
  dueMs: (createdAtMs: number) => number | null;
}

const clocksKept = 1_000;

/** For lists: leads that came within the same minute are due within the same minute, and are worked out once. */
export function responseClock(hours: BusinessHours, minutes: number): ResponseClock {
  const known = new Map<number, number | null>();
  const ofMinute = (startMs: number): number | null => {
    const kept = known.get(startMs);
    if (kept !== undefined) return kept;
    const due = respondBy(startMs, hours, minutes);
    if (known.size < clocksKept) known.set(startMs, due);
    return due;
  };
  return { dueMs: (createdAtMs) => ofMinute(Math.floor(createdAtMs / minuteMs) * minuteMs) };
}
