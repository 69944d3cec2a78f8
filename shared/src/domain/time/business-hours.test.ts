import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BusinessHours, openState } from './business-hours.js';
import { wallTimeAt, weekdays } from './zoned-time.js';

const office = { open: '09:00', close: '17:00' };
const hours: BusinessHours = {
  timezone: 'Europe/London',
  days: {
    monday: office,
    tuesday: office,
    wednesday: office,
    thursday: office,
    friday: office,
    saturday: { open: '10:00', close: '14:00' },
    sunday: null,
  },
  holidays: ['2026-12-25', '2026-12-28'],
};
const at = (iso: string) => Date.parse(iso);
const everyDay = (open: string, close: string) =>
  Object.fromEntries(weekdays.map((day) => [day, { open, close }])) as BusinessHours['days'];

describe('whether people are there', () => {
  it.each([
    ['at the minute of opening', '2026-11-23T09:00Z', null],
    ['a minute before closing', '2026-11-23T16:59Z', null],
    ['a millisecond before opening', '2026-11-23T08:59:59.999Z', '2026-11-23T09:00Z'],
    ['at the minute of closing', '2026-11-23T17:00Z', '2026-11-24T09:00Z'],
    ['on Saturday afternoon', '2026-11-21T15:00Z', '2026-11-23T09:00Z'],
    ['on a holiday before a weekend and another holiday', '2026-12-25T10:00Z', '2026-12-26T10:00Z'],
    ['on the Sunday before a holiday', '2026-12-27T10:00Z', '2026-12-29T09:00Z'],
    ['on the Sunday on which the clocks go forward', '2026-03-29T12:00Z', '2026-03-30T08:00Z'],
    ['on the Sunday on which the clocks go back', '2026-10-25T12:00Z', '2026-10-26T09:00Z'],
  ])('%s', (_, now, opens) => {
    const expected = opens === null ? { isOpen: true, opensAtMs: null } : { isOpen: false, opensAtMs: at(opens) };
    expect(openState(hours, at(now))).toEqual(expected);
  });

  it('after midnight belongs to the evening before', () => {
    const night = { ...hours, days: { ...everyDay('18:00', '02:00'), sunday: null } };
    expect(openState(night, at('2026-11-22T01:59Z')).isOpen).toBe(true);
    expect(openState(night, at('2026-11-22T02:00Z'))).toEqual({ isOpen: false, opensAtMs: at('2026-11-23T18:00Z') });
  });

  it('is always so from midnight to midnight, in every zone', () => {
    const moment = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), moment, (timezone, now) => {
        expect(openState({ timezone, days: everyDay('00:00', '00:00'), holidays: [] }, now).isOpen).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is never so for a company that has no hours', () => {
    const none = Object.fromEntries(weekdays.map((day) => [day, null])) as BusinessHours['days'];
    expect(openState({ ...hours, days: none }, at('2026-11-23T12:00Z'))).toEqual({ isOpen: false, opensAtMs: null });
  });

  it('follows the local time, in every zone', () => {
    const moment = fc.integer({ min: at('2025-01-01T00:00Z'), max: at('2030-01-01T00:00Z') });
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), moment, (timezone, now) => {
        const { time } = wallTimeAt(now, timezone);
        const state = openState({ timezone, days: everyDay('09:00', '17:00'), holidays: [] }, now);
        expect(state.isOpen).toBe(time >= '09:00' && time < '17:00');
        if (!state.isOpen) expect(wallTimeAt(state.opensAtMs ?? 0, timezone).time).toBe('09:00');
      }),
      { numRuns: 2_000 },
    );
  });
});
