import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Period, partsOf, periods, periodsUpTo } from './periods.js';

const hourMs = 3_600_000;
const hoursOf = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => (toMs - fromMs) / hourMs;

describe('The last days', () => {
  it('end today and begin at midnight in the zone', () => {
    const { current } = periodsUpTo(Date.parse('2026-07-10T02:00Z'), '7', 'America/New_York');
    expect(current.map(({ date }) => date)).toEqual([
      '2026-07-03',
      '2026-07-04',
      '2026-07-05',
      '2026-07-06',
      '2026-07-07',
      '2026-07-08',
      '2026-07-09',
    ]);
    expect(new Date(current[0]?.fromMs ?? 0).toISOString()).toBe('2026-07-03T04:00:00.000Z');
  });

  it('are measured by days that end at the same time of day', () => {
    const { before } = periodsUpTo(Date.parse('2026-07-10T15:30Z'), '7', 'Europe/Tallinn');
    expect(before).toHaveLength(7);
    expect(before[6]?.date).toBe('2026-07-03');
    expect(new Date(before[6]?.toMs ?? 0).toISOString()).toBe('2026-07-03T15:30:00.000Z');
  });

  it('have a day of 23 hours when clocks go forward and one of 25 when they go back', () => {
    const spring = periodsUpTo(Date.parse('2026-03-10T12:00Z'), '7', 'America/New_York').current;
    expect(spring.map(hoursOf)).toEqual([24, 24, 24, 24, 23, 24, 24]);
    const autumn = periodsUpTo(Date.parse('2026-11-03T12:00Z'), '7', 'America/New_York').current;
    expect(autumn.map(hoursOf)).toEqual([24, 24, 24, 24, 25, 24, 24]);
  });

  it('follow each other without a gap, in every zone and at any time', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const times = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(zones, times, fc.constantFrom(...periods), (zone, nowMs, period) => {
        const { before, current } = periodsUpTo(nowMs, period, zone);
        for (const days of [before, current]) {
          if (period !== 'year') expect(days).toHaveLength(Number(period));
          for (const [index, day] of days.slice(1).entries()) expect(day.fromMs).toBe(days[index]?.toMs);
        }
        expect(before.at(-1)?.toMs).toBeLessThanOrEqual(current[0]?.fromMs ?? 0);
        expect(current.at(-1)?.toMs).toBeGreaterThan(nowMs);
      }),
    );
  });

  it('begin with a year on its first day, and compare it with the same days of the year before', () => {
    const leapDay = periodsUpTo(Date.parse('2028-02-29T12:00Z'), 'year', 'Europe/Tallinn');
    expect([leapDay.current[0]?.date, leapDay.current.at(-1)?.date]).toEqual(['2028-01-01', '2028-02-29']);
    expect([leapDay.before[0]?.date, leapDay.before.at(-1)?.date]).toEqual(['2027-01-01', '2027-02-28']);
    const newYear = periodsUpTo(Date.parse('2027-01-01T12:00Z'), 'year', 'Europe/Tallinn');
    expect([newYear.current, newYear.before].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('are parted into weeks that end today, and a year into its months', () => {
    const now = Date.parse('2026-03-10T12:00Z');
    const partsIn = (period: Period) => partsOf(periodsUpTo(now, period, 'Europe/Tallinn').current, period);
    expect(partsIn('30').map(({ from, to }) => to - from)).toEqual([2, 7, 7, 7, 7]);
    expect(partsIn('year').map(({ from, to }) => to - from)).toEqual([31, 28, 10]);
  });
});
