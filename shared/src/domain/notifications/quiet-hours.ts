import { addDays, momentsOf, wallTimeAt } from '../time/zoned-time.js';

export interface QuietHours {
  /** A time as in 21:00; null where there are no quiet hours. */
  readonly quietHoursStart: string | null;
  /** Not after the start: on the day after. */
  readonly quietHoursEnd: string | null;
  readonly timezone: string;
}

/**
 * Quiet hours last from the first moment at which the clock shows the start until the last at which it shows the end, so
 * that nobody is woken between two equal hours when clocks go back; unless they would then run into the next quiet hours.
 */
function periodFrom(date: string, start: string, end: string, timezone: string) {
  const startMs = momentsOf(date, start, timezone).firstMs;
  const nextDate = addDays(date, 1);
  const { firstMs, lastMs } = momentsOf(end > start ? date : nextDate, end, timezone);
  const hasGap = lastMs === firstMs || lastMs < momentsOf(nextDate, start, timezone).firstMs;
  return { startMs, endMs: hasGap ? lastMs : firstMs };
}

/** When the current quiet hours end; null outside of quiet hours. */
export function quietUntil({ quietHoursStart, quietHoursEnd, timezone }: QuietHours, nowMs: number): number | null {
  if (quietHoursStart === null || quietHoursEnd === null || quietHoursStart === quietHoursEnd) return null;
  const today = wallTimeAt(nowMs, timezone).date;
  let untilMs = nowMs;
  // All three in order, because quiet hours of two days touch where a zone skips a whole day.
  for (let day = -1; day <= 1; day++) {
    const { startMs, endMs } = periodFrom(addDays(today, day), quietHoursStart, quietHoursEnd, timezone);
    if (startMs <= untilMs && endMs > untilMs) untilMs = endMs;
  }
  return untilMs > nowMs ? untilMs : null;
}
