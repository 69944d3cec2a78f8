import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf, isTimezone, wallTimeAt, weekdayOf } from './zoned-time.js';

const zones = Intl.supportedValuesOf('timeZone');
const at = (iso: string) => Date.parse(iso);
const anyMoment = fc.integer({ min: at('2020-01-01T00:00Z') / 60_000, max: at('2040-01-01T00:00Z') / 60_000 });

describe('the local time', () => {
  it.each([
    ['2026-07-31T09:30:00Z', 'Europe/London', '2026-07-31', '10:30', 'friday', '+01:00'],
    ['2026-11-21T12:00:00Z', 'Asia/Kolkata', '2026-11-21', '17:30', 'saturday', '+05:30'],
    ['2026-11-21T23:50:00Z', 'Pacific/Auckland', '2026-11-22', '12:50', 'sunday', '+13:00'],
    ['2026-11-21T02:00:00Z', 'America/St_Johns', '2026-11-20', '22:30', 'friday', '-03:30'],
    ['2026-11-21T00:00:00Z', 'UTC', '2026-11-21', '00:00', 'saturday', '+00:00'],
  ])('at %s in %s shows %s %s', (iso, zone, date, time, weekday, offset) => {
    expect(wallTimeAt(at(iso), zone)).toEqual({ date, time, weekday, offset });
  });

  it('says by its offset which of the two hours it is when the clocks go back', () => {
    const first = wallTimeAt(at('2026-10-25T00:30Z'), 'Europe/London');
    const second = wallTimeAt(at('2026-10-25T01:30Z'), 'Europe/London');
    expect([first.time, second.time]).toEqual(['01:30', '01:30']);
    expect([first.offset, second.offset]).toEqual(['+01:00', '+00:00']);
  });

  it('shows what the moment and its offset add up to, in every zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMoment, (zone, minute) => {
        const { date, time, weekday, offset } = wallTimeAt(minute * 60_000, zone);
        expect(Date.parse(`${date}T${time}${offset}`)).toBe(minute * 60_000);
        expect(weekday).toBe(weekdayOf(date));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('survives: time zones – the moment of a time on a wall', () => {
  it('is found in every zone; of two the first', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyMoment, (zone, minute) => {
        const { date, time } = wallTimeAt(minute * 60_000, zone);
        const found = instantOf(date, time, zone);
        expect(wallTimeAt(found, zone)).toMatchObject({ date, time });
        expect(found).toBeLessThanOrEqual(minute * 60_000);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is later by the jump where the clocks leave it out', () => {
    expect(instantOf('2026-03-29', '01:30', 'Europe/London')).toBe(at('2026-03-29T01:30Z'));
    expect(instantOf('2026-03-08', '02:30', 'America/New_York')).toBe(at('2026-03-08T07:30Z'));
  });

  it('is the first of two when the clocks go back', () => {
    expect(instantOf('2026-10-25', '01:30', 'Europe/London')).toBe(at('2026-10-25T00:30Z'));
    expect(instantOf('2026-11-01', '01:30', 'America/New_York')).toBe(at('2026-11-01T05:30Z'));
  });
});

it('knows a zone from what is none', () => {
  expect(['Europe/London', 'Asia/Kuala_Lumpur', 'UTC'].every(isTimezone)).toBe(true);
  expect(['', 'Mars/Olympus', 'London', ' UTC', '../etc/passwd', '__proto__', '\u0000'].some(isTimezone)).toBe(false);
});

it('counts days over the end of a month and a leap day', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
