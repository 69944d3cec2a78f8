import type { Rating } from '@meg/shared/domain/web-vitals';
import { describe, expect, it } from 'vitest';
import { scoreTone, scoreWords } from './rating-words.js';

describe('the score', () => {
  it.each([
    [100, 'info'],
    [81, 'info'],
    [80, 'neutral'],
    [61, 'neutral'],
    [60, 'bad'],
    [0, 'bad'],
  ])('of %i percent is shown as %s', (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });

  it('is the share of the figures that are good', () => {
    const ratings: Rating[] = ['good', 'good', 'needs-improvement', 'poor'];
    expect(scoreWords(ratings)).toEqual({ text: '50 % good', tone: 'bad' });
  });

  it('is none before anything was measured', () => {
    expect(scoreWords([])).toBeUndefined();
  });
});
