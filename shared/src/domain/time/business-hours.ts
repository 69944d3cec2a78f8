import { addDays, instantOf, type Weekday, wallTimeAt, weekdayOf } from './zoned-time.js';

/** When people are there, by the clock on the company's wall. */
export interface BusinessHours {
  timezone: string;
  /**
   * Times as in 09:00; null is a closed day. A close that is not after the open is on the day after,
   * so 00:00 to 00:00 is the whole day.
   */
  days: Readonly<Record<Weekday, { open: string; close: string } | null>>;
  /** Dates as in 2026-12-25 on which nobody comes, whatever the day of the week. */
  holidays: readonly string[];
}

/** From the opening to the closing, in milliseconds of UTC. */
interface OpenPeriod {
  startMs: number;
  endMs: number;
}

const minuteMs = 60_000;

/** For a visitor, a company that is closed for longer is closed for good. */
const daysAhead = 60;

function periodOn(date: string, { timezone, days, holidays }: BusinessHours): OpenPeriod | undefined {
  const hours = days[weekdayOf(date)];
  if (!hours || holidays.includes(date)) return undefined;
  const startMs = instantOf(date, hours.open, timezone);
  // A zone that crosses the date line leaves a date out: the shop cannot open on it.
  if (wallTimeAt(startMs, timezone).date !== date) return undefined;
  const endMs = instantOf(hours.close > hours.open ? date : addDays(date, 1), hours.close, timezone);
  return endMs > startMs ? { startMs, endMs } : undefined;
}

/** The period that begins on a date, where one does. */
export type PeriodOf = (date: string, hours: BusinessHours) => OpenPeriod | undefined;

const datesKept = 1_000;

/** Caches periods for callers that ask about the same days many times: each takes long to work out. */
export function rememberPeriods(): PeriodOf {
  const known = new Map<string, OpenPeriod | undefined>();
  return (date, hours) => {
    if (known.has(date)) return known.get(date);
    const period = periodOn(date, hours);
    if (known.size < datesKept) known.set(date, period);
    return period;
  };
}

/** The periods that are not over yet, in order, including one that began the evening before. */
export function* openPeriods(
  hours: BusinessHours,
  nowMs: number,
  periodOf: PeriodOf = periodOn,
): Generator<OpenPeriod> {
  const today = wallTimeAt(nowMs, hours.timezone).date;
  for (let day = -1; day <= daysAhead; day++) {
    const period = periodOf(addDays(today, day), hours);
    if (period && period.endMs > nowMs) yield period;
  }
}

export type OpenState = { isOpen: true; opensAtMs: null } | { isOpen: false; opensAtMs: number | null };

/** Whether people are there, and if not, when they will be; null if the company does not open within `daysAhead`. */
export function openState(hours: BusinessHours, nowMs: number): OpenState {
  const [next] = openPeriods(hours, nowMs);
  if (next && next.startMs <= nowMs) return { isOpen: true, opensAtMs: null };
  return { isOpen: false, opensAtMs: next?.startMs ?? null };
}

/** The next openings and closings by turns, in minutes since 1970, as a page needs that stays open for days. */
export function nextOpenings(hours: BusinessHours, nowMs: number, most = 4): number[] {
  const minutes: number[] = [];
  for (const { startMs, endMs } of openPeriods(hours, nowMs)) {
    minutes.push(startMs / minuteMs, endMs / minuteMs);
    if (minutes.length === 2 * most) break;
  }
  return minutes;
}
