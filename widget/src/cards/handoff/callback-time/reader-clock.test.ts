import { describe, expect, it } from 'vitest';
import { dayWords, momentWords, readerClock, timeWords } from './reader-clock.js';

const plainSpaces = (words: string) => words.replace(/\s/g, ' ');
const noon = { date: '2026-11-23', time: '14:05' };

describe("the reader's clock", () => {
  it.each([
    ['en', ['en-GB'], 'Monday 23 November', '14:05'],
    ['en', ['en-US'], 'Monday, November 23', '2:05 PM'],
    ['en', ['fr-FR', 'en-GB'], 'Monday 23 November', '14:05'],
    // English is read, and twenty-four hours are the habit.
    ['en', ['de-DE'], 'Monday, November 23', '14:05'],
    ['fr', ['en-US', 'fr-FR'], 'lundi 23 novembre', '2:05 PM'],
    ['es', ['es-MX'], 'lunes, 23 de noviembre', '2:05 p.m.'],
    ['et', [], 'esmaspäev, 23. november', '14:05'],
    // There, devices reckon by the moon: the company's people do not, nor does the calendar's file.
    ['ar', ['ar-SA'], 'الاثنين، 23 نوفمبر', '2:05 م'],
  ])('in %s on a device that speaks %j', (language, locales, day, time) => {
    const clock = readerClock(language, locales);
    expect(plainSpaces(dayWords(clock, noon, 'long'))).toBe(day);
    expect(plainSpaces(timeWords(clock, noon))).toBe(time);
  });

  it('shows the wall of the slot, whatever zone the device is in', () => {
    expect(timeWords(readerClock('en', ['en-GB']), { date: '2026-03-29', time: '01:30' })).toBe('01:30');
  });

  it("tells a moment in the visitor's zone", () => {
    const clock = readerClock('en', ['en-GB']);
    expect(momentWords(clock, '2026-11-24T14:00:00Z', 'Europe/London')).toEqual({
      day: 'Tuesday 24 November',
      time: '14:00',
    });
    expect(momentWords(clock, '2026-11-24T14:00:00Z', 'Pacific/Auckland')).toEqual({
      day: 'Wednesday 25 November',
      time: '03:00',
    });
  });

  it("tells it by the device's clock where the zone is unknown here", () => {
    const clock = readerClock('en', ['en-GB']);
    expect(momentWords(clock, '2026-11-24T14:00Z', 'Mars/Olympus')).toEqual(momentWords(clock, '2026-11-24T14:00Z'));
  });
});
