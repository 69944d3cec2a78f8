import { describe, expect, it } from 'vitest';
import { dayHoursFault, dayHoursFaults, isClosedAllWeek } from './day-hours.js';
import { weekdays } from './zoned-time.js';

const closed = Object.fromEntries(weekdays.map((day) => [day, null])) as Parameters<typeof isClosedAllWeek>[0];

describe('The hours of a day that somebody has typed', () => {
  it('close after they open, or at midnight', () => {
    expect(dayHoursFault({ open: '09:00', close: '17:00' })).toBeUndefined();
    expect(dayHoursFault({ open: '14:00', close: '00:00' })).toBeUndefined();
    expect(dayHoursFault({ open: '00:00', close: '00:00' })).toBeUndefined();
    expect(dayHoursFault({ open: '09:00', close: '09:00' })).toContain('same time');
    expect(dayHoursFault({ open: '17:00', close: '09:00' })).toContain('before it opens');
  });

  it('are not judged again where they stay as they were', () => {
    const night = { open: '22:00', close: '06:00' };
    const days = { ...closed, monday: night };
    expect(dayHoursFaults(days).map(([day]) => day)).toEqual(['monday']);
    expect(dayHoursFaults(days, days)).toEqual([]);
    expect(dayHoursFaults({ ...days, tuesday: night }, days).map(([day]) => day)).toEqual(['tuesday']);
  });

  it('may be none in the whole week', () => {
    expect(isClosedAllWeek(closed)).toBe(true);
    expect(isClosedAllWeek({ ...closed, sunday: { open: '09:00', close: '12:00' } })).toBe(false);
  });
});
