import { type Weekday, weekdays } from '@meg/shared/domain/time/zoned-time';
import { expect, it } from 'vitest';
import { firstDueTime } from './task-time.js';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as Record<Weekday, null>;
const days = { ...closed, monday: { open: '09:00', close: '17:00' } };
const hours = { timezone: zone, holidays: [], days };
/** A Sunday and the Monday after it, on the clock of this machine. */
const sunday = new Date(2026, 10, 29, 4, 20).getTime();
const monday = new Date(2026, 10, 30, 10, 20).getTime();

it('proposes a time at which the company is open', () => {
  expect(firstDueTime(sunday, hours)).toBe('2026-11-30T09:00');
  expect(firstDueTime(monday, hours)).toBe('2026-11-30T12:00');
  expect(firstDueTime(monday + 7 * 3_600_000, hours)).toBe('2026-12-07T09:00');
});

it('proposes the next hour but one where the hours are not known, or nobody ever opens', () => {
  expect(firstDueTime(sunday, undefined)).toBe('2026-11-29T06:00');
  expect(firstDueTime(sunday, { ...hours, days: closed })).toBe('2026-11-29T06:00');
});
