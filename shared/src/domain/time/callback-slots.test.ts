import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BusinessHours } from './business-hours.js';
import { callbackSlots, isOnOffer, leastNoticeMinutes, openDaysOffered, slotMinutes } from './callback-slots.js';
import { addDays, instantOf, wallTimeAt, weekdays } from './zoned-time.js';

const minuteMs = 60_000;
const at = (iso: string) => Date.parse(iso);
const isoOf = (atMs: number | undefined) => (atMs === undefined ? undefined : new Date(atMs).toISOString());
const zones = Intl.supportedValuesOf('timeZone');

function everyDay(open: string, close: string, timezone: string): BusinessHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, { open, close }])) as BusinessHours['days'];
  return { timezone, days, holidays: [] };
}

const london = everyDay('09:00', '17:00', 'Europe/London');

/** The dates of two years on which the clocks of a zone change, read without the code under test. */
function changeDates(timezone: string): string[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset', hour: 'numeric' });
  const offsetOn = (date: string) => format.format(at(`${date}T12:00Z`)).replace(/^.*GMT/, '');
  const changes: string[] = [];
  for (let date = '2026-01-01'; date < '2028-01-01'; date = addDays(date, 1)) {
    if (offsetOn(date) !== offsetOn(addDays(date, 1))) changes.push(date);
  }
  return changes;
}

describe('the times for a callback', () => {
  it('begin with the first whole slot after the least notice', () => {
    expect(isoOf(callbackSlots(london, at('2026-11-23T10:01Z'))[0])).toBe('2026-11-23T11:30:00.000Z');
    expect(isoOf(callbackSlots(london, at('2026-11-23T10:00Z'))[0])).toBe('2026-11-23T11:00:00.000Z');
  });

  it('are on the next day where too little of this one is left', () => {
    expect(isoOf(callbackSlots(london, at('2026-11-23T15:31Z'))[0])).toBe('2026-11-24T09:00:00.000Z');
  });

  it('cover seven open days, leaving out closed days and holidays', () => {
    const hours: BusinessHours = { ...london, days: { ...london.days, sunday: null }, holidays: ['2026-11-24'] };
    const dates = callbackSlots(hours, at('2026-11-23T20:00Z')).map((start) => wallTimeAt(start, 'UTC').date);
    expect([...new Set(dates)]).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
    ]);
    expect(dates).toHaveLength(7 * 16);
  });

  it('are none for a company that is never open', () => {
    const days = Object.fromEntries(weekdays.map((day) => [day, null])) as BusinessHours['days'];
    expect(callbackSlots({ ...london, days }, at('2026-11-23T10:00Z'))).toEqual([]);
  });

  it('still can be booked when the list was read for a while, and not after', () => {
    const start = at('2026-11-23T11:00Z');
    expect(isOnOffer(london, at('2026-11-23T10:00Z'), start)).toBe(true);
    expect(isOnOffer(london, at('2026-11-23T10:14Z'), start)).toBe(true);
    expect(isOnOffer(london, at('2026-11-23T10:16Z'), start)).toBe(false);
    expect(isOnOffer(london, at('2026-11-23T10:00Z'), start + minuteMs)).toBe(false);
  });

  it('are in order, apart, whole within the hours and with notice, for any hours in any zone', () => {
    const time = fc.integer({ min: 0, max: 47 }).map((half) => {
      return `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
    });
    const now = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...zones), time, time, now, (zone, open, close, nowMs) => {
        const starts = callbackSlots(everyDay(open, close, zone), nowMs);
        expect(starts.length).toBeGreaterThan(0);
        for (const [place, start] of starts.entries()) {
          expect(start).toBeGreaterThanOrEqual(nowMs + leastNoticeMinutes * minuteMs);
          if (place > 0) expect(start - (starts[place - 1] ?? 0)).toBeGreaterThanOrEqual(slotMinutes * minuteMs);
        }
        expect(new Set(starts.map((start) => wallTimeAt(start, zone).date)).size).toBeLessThanOrEqual(
          openDaysOffered + 1,
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('survives: time zones – callbacks around the days on which the clocks change, in each zone', () => {
  const changes = zones.flatMap((zone) => changeDates(zone).map((date) => ({ zone, date })));

  it('office hours have the same sixteen times on the wall as on any day', () => {
    expect(changes.length).toBeGreaterThan(300);
    for (const { zone, date } of changes) {
      const starts = callbackSlots(everyDay('09:00', '17:00', zone), instantOf(addDays(date, -1), '12:00', zone));
      for (const day of [date, addDays(date, 1), addDays(date, 2)]) {
        const times = starts.map((start) => wallTimeAt(start, zone)).filter((wall) => wall.date === day);
        expect(times.length, `${zone} ${day}`).toBe(16);
        expect([times[0]?.time, times[15]?.time], `${zone} ${day}`).toEqual(['09:00', '16:30']);
      }
    }
  });

  it('a company that never closes has as many times as the day is long', () => {
    for (const { zone, date } of changes) {
      const starts = callbackSlots(everyDay('00:00', '00:00', zone), instantOf(addDays(date, -1), '12:00', zone));
      for (const day of [date, addDays(date, 1)]) {
        const lengthMs = instantOf(addDays(day, 1), '00:00', zone) - instantOf(day, '00:00', zone);
        const ofDay = starts.filter((start) => wallTimeAt(start, zone).date === day);
        expect(ofDay.length, `${zone} ${day}`).toBe(Math.floor(lengthMs / (slotMinutes * minuteMs)));
      }
    }
  });
});
