import { addDays, momentsOf, wallTimeAt } from '../time/zoned-time.js';

export interface QuietHours {
  /** A time as in 21:00; null where there are no quiet hours. */
  readonly quietHoursStart: string | null;
  /** Not after the start: on the day after. */
  readonly quietHoursEnd: string | null;
  readonly timezone: string;
}

interface Period {
  startMs: number;
  endMs: number;
}

/**
 * Quiet lasts from the first moment at which the wall shows the start until the last at which it shows the end: where an
 * hour comes twice, nobody is woken between the two. Unless that would run into the next quiet time and leave no gap.
 */
function periodFrom(date: string, start: string, end: string, timezone: string): Period {
  const startMs = momentsOf(date, start, timezone).firstMs;
  const nextDate = addDays(date, 1);
  const { firstMs, lastMs } = momentsOf(end > start ? date : nextDate, end, timezone);
  const hasGap = lastMs === firstMs || lastMs < momentsOf(nextDate, start, timezone).firstMs;
  return { startMs, endMs: hasGap ? lastMs : firstMs };
}

/** When the quiet that lasts now is over; null where it is not quiet. */
export function quietUntil({ quietHoursStart, quietHoursEnd, timezone }: QuietHours, nowMs: number): number | null {
  if (quietHoursStart === null || quietHoursEnd === null || quietHoursStart === quietHoursEnd) return null;
  const today = wallTimeAt(nowMs, timezone).date;
  let untilMs = nowMs;
  // In their order, and to the next, because two quiet times touch where a zone leaves a whole day out.
  for (let day = -1; day <= 1; day++) {
    const { startMs, endMs } = periodFrom(addDays(today, day), quietHoursStart, quietHoursEnd, timezone);
    if (startMs <= untilMs && endMs > untilMs) untilMs = endMs;
  }
  return untilMs > nowMs ? untilMs : null;
}
