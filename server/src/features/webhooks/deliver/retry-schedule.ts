import { hourMs, minuteMs, secondMs } from '../../../time/time-units.js';

/** The schedule that the Standard Webhooks specification proposes, after the first try: ten tries in three days. */
const waitsMs: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

/** Only adds to the wait, so that messages that failed together are not tried together. */
const jitterShare = 0.1;
const mostAskedMs = 24 * hourMs;

interface Failed {
  /** Tries so far, including this one. */
  attempts: number;
  status: number | null;
  retryAfter: string | undefined;
  nowMs: number;
}

/** The wait that the receiver asks for, in seconds or as a date; 0 if none. */
function askedMs({ status, retryAfter, nowMs }: Failed): number {
  if ((status !== 429 && status !== 503) || retryAfter === undefined) return 0;
  const asked = /^\d{1,9}$/.test(retryAfter.trim()) ? Number(retryAfter) * secondMs : Date.parse(retryAfter) - nowMs;
  return Number.isFinite(asked) ? Math.min(Math.max(0, asked), mostAskedMs) : 0;
}

/** Undefined after the last try. `random` is from 0 to 1. */
export function nextWaitMs(failed: Failed, random: number): number | undefined {
  const waitMs = waitsMs[failed.attempts - 1];
  if (waitMs === undefined) return undefined;
  return Math.max(Math.round(waitMs * (1 + jitterShare * random)), askedMs(failed));
}
