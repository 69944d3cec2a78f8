import { describe, expect, it } from 'vitest';
import { dueWords } from './due-words.js';

const now = Date.parse('2026-11-24T12:00:00Z');
const words = (minutes: number) => {
  const due = dueWords({ dueAt: new Date(now + minutes * 60_000).toISOString() }, now);
  return due && { ...due, words: due.words.replaceAll('\u00a0', ' ') };
};

describe('when a lead is due, in words', () => {
  it('says how much time is left, and how late it is', () => {
    expect(words(14)).toEqual({ words: '14 min', isLate: false });
    expect(words(185)).toEqual({ words: '3 h', isLate: false });
    expect(words(-125)).toEqual({ words: '2 h late', isLate: true });
    expect(words(-60 * 24 * 3 - 70)).toEqual({ words: '3 d late', isLate: true });
    expect(words(0)?.isLate).toBe(true);
  });

  it('says the day where it is not today', () => {
    expect(words(60 * 30)?.words).toMatch(/^Wed/);
  });

  it('says nothing where nobody waits', () => {
    expect(dueWords({ dueAt: null }, now)).toBeUndefined();
  });
});
