import { type BusinessHours, openPeriods } from './business-hours.js';

export const slotMinutes = 30;
/** So that a person has read of the callback before it is due. */
export const leastNoticeMinutes = 60;
export const openDaysOffered = 7;

const minuteMs = 60_000;
const slotMs = slotMinutes * minuteMs;

/**
 * The starts of the callbacks that can be asked for now, whoever else has asked: whole slots from each opening on, on
 * the next open days. Counted in real minutes, so a day on which the clocks change has as many slots as it is long.
 */
export function callbackSlots(hours: BusinessHours, nowMs: number): number[] {
  const earliestMs = nowMs + leastNoticeMinutes * minuteMs;
  const starts: number[] = [];
  let openDays = 0;
  for (const { startMs, endMs } of openPeriods(hours, nowMs)) {
    const before = starts.length;
    for (let atMs = startMs; atMs + slotMs <= endMs; atMs += slotMs) {
      // A night's hours may reach into those of the next day.
      const isAfterLast = atMs >= (starts.at(-1) ?? Number.NEGATIVE_INFINITY) + slotMs;
      if (atMs >= earliestMs && isAfterLast) starts.push(atMs);
    }
    if (starts.length > before) openDays++;
    if (openDays === openDaysOffered) break;
  }
  return starts;
}

/** How long the list of times may have been on the screen before one is chosen. */
const listReadMs = 15 * minuteMs;

/** Whether that time is on offer, or was while the visitor was reading the list. */
export function isOnOffer(hours: BusinessHours, nowMs: number, startMs: number): boolean {
  return [nowMs, nowMs - listReadMs].some((atMs) => callbackSlots(hours, atMs).includes(startMs));
}
