import type { BusinessHours } from './business-hours.js';
import { type Weekday, weekdays } from './zoned-time.js';

type Days = BusinessHours['days'];
type DayHours = NonNullable<Days[Weekday]>;

const midnight = '00:00';

/** What is wrong with the hours of a day that somebody has typed. Closing at 00:00 is the end of the day. */
export function dayHoursFault({ open, close }: DayHours): string | undefined {
  if (close === midnight || close > open) return undefined;
  return close === open
    ? 'Opens and closes at the same time: choose a later closing time'
    : 'Closes before it opens: choose a later closing time, or 00:00 for midnight';
}

/** Faults by day; of days whose hours stay as they were, none. */
export function dayHoursFaults(days: Days, before?: Days): [day: Weekday, fault: string][] {
  return weekdays.flatMap((day) => {
    const hours = days[day];
    const old = before?.[day];
    const isAsBefore = hours?.open === old?.open && hours?.close === old?.close;
    const fault = hours && !isAsBefore ? dayHoursFault(hours) : undefined;
    return fault === undefined ? [] : [[day, fault]];
  });
}

export const isClosedAllWeek = (days: Days): boolean => weekdays.every((day) => !days[day]);
