/** Monday first, as in ISO 8601. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** What a clock in that zone shows. The offset tells apart the two hours that the clock shows twice in autumn. */
export interface WallTime {
  /** As in 2026-07-31. */
  date: string;
  /** As in 09:30, of 24 hours. */
  time: string;
  weekday: Weekday;
  /** From UTC, as in +05:30. */
  offset: string;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** More than there are zones. Names differ in upper and lower case, so without a limit a caller could fill the memory. */
const clocksKept = 600;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it. Throws where there is no zone of this name. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (clocks.size >= clocksKept) clocks.clear();
  clocks.set(timezone, made);
  return made;
}

export function isTimezone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The local date and time, read as if it were UTC: for arithmetic only. */
function wallMs(atMs: number, timezone: string): number {
  const read: Record<string, number> = {};
  for (const { type, value } of clockOf(timezone).formatToParts(atMs)) read[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Opening hours ask for the same few moments again and again, and a clock takes long to read. */
const offsetsKept = 5_000;
const offsets = new Map<string, number>();

/** No zone has changed its offset within a minute since 1972. */
function offsetMs(atMs: number, timezone: string): number {
  const wholeMinute = Math.floor(atMs / minuteMs) * minuteMs;
  const key = `${timezone} ${wholeMinute}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const read = wallMs(wholeMinute, timezone) - wholeMinute;
  if (offsets.size >= offsetsKept) offsets.clear();
  offsets.set(key, read);
  return read;
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minuteMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] as Weekday;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function wallTimeAt(atMs: number, timezone: string): WallTime {
  const offset = offsetMs(atMs, timezone);
  const shown = new Date(atMs + offset).toISOString();
  const date = shown.slice(0, 10);
  return { date, time: shown.slice(11, 16), weekday: weekdayOf(date), offset: offsetText(offset) };
}

/** No zone changes twice within two days, so only the offsets of the day before and the day after can apply. */
function candidates(date: string, time: string, timezone: string) {
  const wall = Date.parse(`${date}T${time}Z`);
  const byOffsetBefore = wall - offsetMs(wall - dayMs, timezone);
  const byOffsetAfter = wall - offsetMs(wall + dayMs, timezone);
  const fitting = [byOffsetBefore, byOffsetAfter].filter((atMs) => atMs + offsetMs(atMs, timezone) === wall);
  return { fitting, byOffsetBefore, byOffsetAfter };
}

/**
 * When the zone's clock shows the date and time. Of two moments (clocks go back) the first; where there is none
 * (clocks go forward) as much later as the clocks jumped.
 */
export function instantOf(date: string, time: string, timezone: string): number {
  const { fitting, byOffsetBefore } = candidates(date, time, timezone);
  return fitting.length > 0 ? Math.min(...fitting) : byOffsetBefore;
}

/** Between a moment before and one after, the first at which the zone has the offset of the second. */
function changeOfOffset(beforeMs: number, afterMs: number, timezone: string): number {
  const offset = offsetMs(afterMs, timezone);
  let [early, late] = [beforeMs, afterMs];
  while (late - early > 1_000) {
    const middle = early + Math.floor((late - early) / 2_000) * 1_000;
    if (offsetMs(middle, timezone) === offset) late = middle;
    else early = middle;
  }
  return late;
}

/**
 * The first and the last moment at which the zone's clock shows the date and time: two where clocks go back. Where
 * clocks skip the time, both are the moment of the jump, at which the clock first shows a later one.
 */
export function momentsOf(date: string, time: string, timezone: string): { firstMs: number; lastMs: number } {
  const { fitting, byOffsetBefore, byOffsetAfter } = candidates(date, time, timezone);
  if (fitting.length > 0) return { firstMs: Math.min(...fitting), lastMs: Math.max(...fitting) };
  const jumpMs = changeOfOffset(byOffsetAfter, byOffsetBefore, timezone);
  return { firstMs: jumpMs, lastMs: jumpMs };
}
