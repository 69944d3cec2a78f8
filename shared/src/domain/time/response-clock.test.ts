import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeMinutes, remindAt, remindBefore, respondBy, responseClock } from './response-clock.js';

const weekday = { open: '09:00', close: '17:00' };
const london = {
  timezone: 'Europe/London',
  days: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: { open: '10:00', close: '14:00' },
    sunday: null,
  },
  holidays: ['2026-12-25'],
};
const always = { open: '00:00', close: '00:00' };
const everyHour = {
  timezone: 'UTC',
  days: {
    monday: always,
    tuesday: always,
    wednesday: always,
    thursday: always,
    friday: always,
    saturday: always,
    sunday: always,
  },
  holidays: [],
};
const never = {
  ...everyHour,
  days: {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
};
const due = (iso: string, minutes = 60) => {
  const ms = respondBy(Date.parse(iso), { hours: london, minutes });
  return ms === null ? null : new Date(ms).toISOString();
};
const minuteMs = 60_000;
const moment = fc.integer({ min: Date.UTC(2026, 0, 1) / minuteMs, max: Date.UTC(2028, 0, 1) / minuteMs });
const promise = fc.integer({ min: 5, max: 1_440 });

describe('the response clock', () => {
  it('runs while people are there', () => {
    expect(due('2026-11-19T10:00:00Z')).toBe('2026-11-19T11:00:00.000Z');
  });

  it('expects an answer to a lead of the night an hour after opening', () => {
    expect(due('2026-11-18T23:00:00Z')).toBe('2026-11-19T10:00:00.000Z');
    expect(due('2026-11-19T07:30:00Z')).toBe('2026-11-19T10:00:00.000Z');
  });

  it('goes on in the morning where it began in the evening', () => {
    expect(due('2026-11-19T16:40:00Z')).toBe('2026-11-20T09:40:00.000Z');
  });

  it('stands still on Sundays and holidays', () => {
    expect(due('2026-11-21T13:30:00Z')).toBe('2026-11-23T09:30:00.000Z');
    expect(due('2026-12-24T16:30:00Z')).toBe('2026-12-26T10:30:00.000Z');
  });

  it('counts real minutes when clocks change', () => {
    expect(due('2026-03-28T13:30:00Z')).toBe('2026-03-30T08:30:00.000Z');
  });

  it('promises nothing for a company that never opens', () => {
    expect(respondBy(0, { hours: never, minutes: 60 })).toBeNull();
    expect(remindAt(0, { hours: never, minutes: 60 })).toBeNull();
  });

  it('is plain time for a company that never closes', () => {
    fc.assert(
      fc.property(moment, promise, (minute, minutes) => {
        expect(respondBy(minute * minuteMs, { hours: everyHour, minutes })).toBe((minute + minutes) * minuteMs);
      }),
    );
  });

  it('never runs backwards: what comes later, or is promised later, is not due sooner', () => {
    const more = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(moment, promise, more, more, (minute, minutes, later, longer) => {
        const first = respondBy(minute * minuteMs, { hours: london, minutes }) as number;
        expect(first).toBeGreaterThanOrEqual((minute + minutes) * minuteMs);
        expect(respondBy((minute + later) * minuteMs, { hours: london, minutes })).toBeGreaterThanOrEqual(first);
        expect(respondBy(minute * minuteMs, { hours: london, minutes: minutes + longer })).toBeGreaterThanOrEqual(
          first,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same answers for a list as for single leads', () => {
    const clock = responseClock({ hours: london, minutes: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (minute) => {
        const atMs = Date.UTC(2026, 9, 23) + minute * minuteMs;
        expect(clock.dueMs(atMs)).toBe(respondBy(atMs, { hours: london, minutes: 60 }));
      }),
    );
  });
});

describe('a reminder', () => {
  it('comes a quarter of the promise before its end, and in opening hours', () => {
    const reminded = (iso: string) =>
      new Date(remindAt(Date.parse(iso), { hours: london, minutes: 60 }) as number).toISOString();
    expect(reminded('2026-11-19T10:00:00Z')).toBe('2026-11-19T10:45:00.000Z');
    expect(reminded('2026-11-18T23:00:00Z')).toBe('2026-11-19T09:45:00.000Z');
    expect(reminded('2026-11-19T16:10:00Z')).toBe('2026-11-19T16:55:00.000Z');
  });

  it('leaves at least five minutes, and never comes before the half of the promise', () => {
    expect([60, 15, 10, 5].map(noticeMinutes)).toEqual([15, 5, 5, 2.5]);
    fc.assert(
      fc.property(moment, promise, (minute, minutes) => {
        const reminded = remindAt(minute * minuteMs, { hours: london, minutes }) as number;
        expect(reminded).toBeGreaterThanOrEqual(minute * minuteMs);
        expect(reminded).toBeLessThan(respondBy(minute * minuteMs, { hours: london, minutes }) as number);
      }),
      { numRuns: 300 },
    );
  });

  it('of a callback comes a quarter of an hour before it', () => {
    const at = Date.UTC(2026, 10, 19, 15);
    expect(remindBefore(at - 72 * 60 * minuteMs, at)).toBe(at - 15 * minuteMs);
    expect(remindBefore(at - 60 * minuteMs, at)).toBe(at - 15 * minuteMs);
    expect(remindBefore(at - 6 * minuteMs, at)).toBe(at - 3 * minuteMs);
    expect(remindBefore(at + minuteMs, at)).toBe(at + minuteMs);
  });
});
