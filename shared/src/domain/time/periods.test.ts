import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsUpTo } from './periods.js';

const hourMs = 3_600_000;
const hoursOf = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => (toMs - fromMs) / hourMs;

describe('The last days', () => {
  it('end today and begin at midnight in the zone', () => {
    const { current } = periodsUpTo(Date.parse('2026-07-10T02:00Z'), 7, 'America/New_York');
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
    const { before } = periodsUpTo(Date.parse('2026-07-10T15:30Z'), 7, 'Europe/Tallinn');
    expect(before).toHaveLength(7);
    expect(before[6]?.date).toBe('2026-07-03');
    expect(new Date(before[6]?.toMs ?? 0).toISOString()).toBe('2026-07-03T15:30:00.000Z');
  });

  it('have a day of 23 hours when clocks go forward and one of 25 when they go back', () => {
    const spring = periodsUpTo(Date.parse('2026-03-10T12:00Z'), 7, 'America/New_York').current;
    expect(spring.map(hoursOf)).toEqual([24, 24, 24, 24, 23, 24, 24]);
    const autumn = periodsUpTo(Date.parse('2026-11-03T12:00Z'), 7, 'America/New_York').current;
    expect(autumn.map(hoursOf)).toEqual([24, 24, 24, 24, 25, 24, 24]);
  });

  it('follow each other without a gap, in every zone and at any time', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const times = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(zones, times, fc.constantFrom(7, 30, 90), (zone, nowMs, days) => {
        const { before, current } = periodsUpTo(nowMs, days, zone);
        for (const period of [before, current]) {
          expect(period).toHaveLength(days);
          for (const [index, day] of period.slice(1).entries()) expect(day.fromMs).toBe(period[index]?.toMs);
        }
        expect(before.at(-1)?.toMs).toBeLessThanOrEqual(current[0]?.fromMs ?? 0);
        expect(current.at(-1)?.toMs).toBeGreaterThan(nowMs);
      }),
    );
  });
});
