import { describe, expect, it } from 'vitest';
import { type Weekday, weekdays } from '../time/zoned-time.js';
import { offDutyAt } from './duty.js';

type Day = { open: string; close: string } | null;

function hours(days: Partial<Record<Weekday, Day>>, { timezone = 'Europe/London', holidays = [] as string[] } = {}) {
  const all = Object.fromEntries(weekdays.map((day) => [day, days[day] ?? null])) as Record<Weekday, Day>;
  return { timezone, days: all, holidays };
}
const offAt = (workHours: ReturnType<typeof hours> | null, at: string, isOnDuty = true) => {
  const off = offDutyAt({ isOnDuty, workHours }, Date.parse(at));
  return off && [off.why, off.backAtMs === null ? null : new Date(off.backAtMs).toISOString()];
};

describe('who gets new leads now', () => {
  const monday = { monday: { open: '09:00', close: '17:00' } };

  it('is everybody without hours whose switch is on, and nobody whose switch is off, whatever their hours', () => {
    expect(offAt(null, '2026-11-23T03:00Z')).toBeNull();
    expect(offAt(null, '2026-11-23T03:00Z', false)).toEqual(['switched_off', null]);
    expect(offAt(hours(monday), '2026-11-23T10:00Z', false)).toEqual(['switched_off', null]);
  });

  it('goes by the hours in the person’s own zone, from the first minute up to the last', () => {
    expect(offAt(hours(monday), '2026-11-23T08:59:59Z')).toEqual(['outside_hours', '2026-11-23T09:00:00.000Z']);
    expect(offAt(hours(monday), '2026-11-23T09:00Z')).toBeNull();
    expect(offAt(hours(monday), '2026-11-23T17:00Z')).toEqual(['outside_hours', '2026-11-30T09:00:00.000Z']);
    expect(offAt(hours(monday, { timezone: 'Asia/Kuala_Lumpur' }), '2026-11-23T01:00Z')).toBeNull();
  });

  it('lets a shift over midnight end on the next day, a day off included, and starts none on a day off', () => {
    const night = { monday: { open: '22:00', close: '06:00' }, tuesday: { open: '22:00', close: '06:00' } };
    const off = hours(night, { holidays: ['2026-11-24'] });
    expect(offAt(off, '2026-11-24T05:59Z')).toBeNull();
    expect(offAt(off, '2026-11-24T22:30Z')).toEqual(['day_off', '2026-11-30T22:00:00.000Z']);
    expect(offAt(off, '2026-11-25T01:00Z')?.[0]).toBe('outside_hours');
  });

  it('follows the clock on the wall when it is changed', () => {
    const sunday = hours({ sunday: { open: '00:30', close: '03:30' } });
    // 25 October 2026: the clock goes back from 02:00 to 01:00, so the shift is an hour longer.
    expect(offAt(sunday, '2026-10-24T23:30Z')).toBeNull();
    expect(offAt(sunday, '2026-10-25T03:29Z')).toBeNull();
    expect(offAt(sunday, '2026-10-25T03:30Z')?.[0]).toBe('outside_hours');
    // 29 March 2026: it goes forward from 01:00 to 02:00, and the shift is an hour shorter.
    expect(offAt(sunday, '2026-03-29T02:29Z')).toBeNull();
    expect(offAt(sunday, '2026-03-29T02:30Z')?.[0]).toBe('outside_hours');
  });

  it('has no time to be back where there are no hours at all', () => {
    expect(offAt(hours({}), '2026-11-23T10:00Z')).toEqual(['outside_hours', null]);
  });
});
