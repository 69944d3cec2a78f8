import { describe, expect, it } from 'vitest';
import { dayWords, momentWords } from './day-words.js';

describe('dates and times of a company', () => {
  const atMs = Date.UTC(2026, 10, 23, 14, 30);

  it.each([
    ['US', 'America/New_York', 'Mon, Nov 23, 9:30 AM'],
    ['GB', 'Europe/London', 'Mon 23 Nov, 14:30'],
    ['MY', 'Asia/Kuala_Lumpur', 'Mon 23 Nov, 22:30'],
    ['', 'UTC', 'Mon 23 Nov, 14:30'],
  ])('in %s are written as people write them there', (country, zone, words) => {
    expect(momentWords(atMs, zone, country)).toBe(words);
  });

  it.each([
    ['US', 'Fri, Mar 5, 2027'],
    ['GB', 'Fri 5 Mar 2027'],
    ['CA', 'Fri 5 Mar 2027'],
  ])('have no stored day as it is stored in %s', (country, words) => {
    expect(dayWords('2027-03-05', country)).toBe(words);
  });

  it('leave alone what is no day', () => {
    expect(dayWords('soon', 'GB')).toBe('soon');
  });
});
