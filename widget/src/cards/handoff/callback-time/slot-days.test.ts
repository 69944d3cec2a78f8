import type { CallbackSlot } from '@meg/shared/contract/handoffs';
import { wallTimeAt } from '@meg/shared/domain/time/zoned-time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readerClock } from './reader-clock.js';
import { companyPlace, companyTimeWords, hasTwoClocks, ownTimeWords, slotDays } from './slot-days.js';

const british = readerClock('en', ['en-GB']);

function slotAt(start: string, company: string, visitor: string): CallbackSlot {
  const atMs = Date.parse(start);
  return { start, company: wallTimeAt(atMs, company), visitor: wallTimeAt(atMs, visitor) };
}

/** As a screen shows it, without the marks that keep directions apart. */
function seen(words: string): string {
  return words.replace(/[\u2066-\u2069]/g, '');
}

describe('the days of the free times', () => {
  it("are those of the visitor's calendar", () => {
    const zones = ['America/New_York', 'Asia/Kuala_Lumpur'] as const;
    const starts = ['2026-11-23T14:00Z', '2026-11-23T15:30Z', '2026-11-23T16:00Z'];
    const days = slotDays(starts.map((start) => slotAt(start, ...zones)));
    expect(days.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-11-23', 2],
      ['2026-11-24', 1],
    ]);
  });

  it('hold every time of the day once, in its order, and those of the night where there are no others', () => {
    const start = fc.integer({ min: 0, max: 2_000 }).map((half) => Date.UTC(2026, 9, 1) + half * 1_800_000);
    const zone = fc.constantFrom('Europe/London', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati');
    fc.assert(
      fc.property(fc.uniqueArray(start), zone, (starts, visitor) => {
        const slots = starts
          .sort((one, other) => one - other)
          .map((atMs) => slotAt(new Date(atMs).toISOString(), 'America/New_York', visitor));
        const days = slotDays(slots);
        const byDay = slots.filter(({ visitor: { time } }) => time >= '07:00' && time < '22:00');
        expect(days.flatMap((day) => day.slots)).toEqual(byDay.length > 0 ? byDay : slots);
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
        for (const { date, slots: ofDay } of days) expect(ofDay.every((slot) => slot.visitor.date === date)).toBe(true);
      }),
    );
  });
});

describe('a time on two clocks', () => {
  it('is told on both, with the city of the company', () => {
    const slot = slotAt('2026-11-23T14:00Z', 'America/New_York', 'Europe/London');
    expect(hasTwoClocks(slot)).toBe(true);
    expect(ownTimeWords(british, slot, false)).toBe('14:00');
    expect(companyTimeWords(british, slot)).toBe('09:00');
    expect(seen(companyPlace(slot, 'America/New_York'))).toBe('New York');
  });

  it('names the weekday where it is another one there', () => {
    const slot = slotAt('2026-11-23T23:30Z', 'Australia/Sydney', 'Europe/London');
    expect(companyTimeWords(british, slot)).toBe('Tue 10:30');
  });

  it('is told once where two zones show the same time', () => {
    expect(hasTwoClocks(slotAt('2026-11-23T14:00Z', 'Europe/Berlin', 'Europe/Paris'))).toBe(false);
  });

  it('follows the reader who counts twelve hours', () => {
    const slot = slotAt('2026-11-23T14:00Z', 'America/New_York', 'Europe/London');
    expect(ownTimeWords(readerClock('en', ['en-US']), slot, false).replace(/\s/g, ' ')).toBe('2:00 PM');
  });

  it('that the clock shows twice is told by its offset', () => {
    const [summer, winter] = ['2026-11-01T05:30Z', '2026-11-01T06:30Z'].map((start) =>
      slotAt(start, 'America/New_York', 'America/New_York'),
    ) as [CallbackSlot, CallbackSlot];
    expect(summer.visitor.time).toBe(winter.visitor.time);
    expect(seen(ownTimeWords(british, summer, true))).toBe('01:30 (UTC-4)');
    expect(seen(ownTimeWords(british, winter, true))).toBe('01:30 (UTC-5)');
  });
});
