import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { initialsOf } from '../badges/initials.js';
import { formatAgo, formatDate, formatDuration, formatMoney, formatRange } from './format.js';

const nowMs = Date.parse('2026-03-10T12:00:00Z');
const minuteMs = 60_000;

describe('how long ago something was', () => {
  it.each([
    [0, 'just now'],
    [5 * minuteMs, '5 minutes ago'],
    [26 * 60 * minuteMs, 'yesterday'],
    [-3 * 60 * minuteMs, 'in 3 hours'],
    [800 * 24 * 60 * minuteMs, '2 years ago'],
  ])('%d ms are %s', (agoMs, words) => {
    expect(formatAgo(nowMs - agoMs, nowMs)).toBe(words);
  });
});

describe('how long something took', () => {
  it.each([
    [10_000, 'under 1 min'],
    [46 * minuteMs, '46 min'],
    [185 * minuteMs, '3 h 5 min'],
    [120 * minuteMs, '2 h'],
    [52 * 60 * minuteMs, '2 d 4 h'],
  ])('%d ms are %s', (durationMs, words) => {
    expect(formatDuration(durationMs)).toBe(words);
  });

  it('never says 60 minutes or 24 hours', () => {
    fc.assert(
      fc.property(
        fc.nat(10 * 24 * 60 * minuteMs),
        (durationMs) => !/\b(60 min|24 h)\b/.test(formatDuration(durationMs)),
      ),
    );
  });
});

describe('dates and money', () => {
  it('show a text that is no date as it is', () => {
    expect(formatDate('flexible')).toBe('flexible');
    expect(formatAgo('flexible', nowMs)).toBe('flexible');
  });

  it('are in the zone that is asked for', () => {
    expect(formatDate('2026-03-10T23:30:00Z', 'date', 'Asia/Kuala_Lumpur')).toContain('11');
  });

  it('have cents only where there are some', () => {
    expect(formatMoney(3180, 'USD')).toMatch(/3.?180$/);
    expect(formatMoney(3180.5, 'USD')).toMatch(/3.?180.50$/);
    expect(formatRange(4850, 6350, 'USD')).toMatch(/4.?850.*6.?350/);
  });
});

describe('initials', () => {
  it.each([
    ['Amina Yusof', 'AY'],
    ['  anna maria  van der berg ', 'AB'],
    ['李', '李'],
    ['😀 Smile', '😀S'],
    ['', ''],
  ])('of “%s” are “%s”', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a day without a time', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['America/New_York', 'Pacific/Honolulu', 'Europe/Tallinn', 'Pacific/Auckland'])('is itself in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2026-12-25')).toContain('25');
    expect(formatDate('2027-01-01')).toContain('2027');
  });
});
