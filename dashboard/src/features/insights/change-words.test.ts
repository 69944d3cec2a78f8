import { describe, expect, it } from 'vitest';
import { amountChange, countChange, pointChange, waitChange } from './change-words.js';

describe('The change against the days before', () => {
  it('is a share of what was before', () => {
    expect(countChange({ value: 12, before: 10 })).toEqual({ text: '+20%', tone: 'good' });
    expect(countChange({ value: 5, before: 10 })).toEqual({ text: '−50%', tone: 'bad' });
    expect(countChange({ value: 5, before: 5 })).toEqual({ text: 'as before', tone: 'even' });
  });

  it('is a number where there was nothing before', () => {
    expect(countChange({ value: 3, before: 0 })).toEqual({ text: '+3', tone: 'good' });
  });

  it('is said in points between percentages', () => {
    expect(pointChange(14, 12)).toEqual({ text: '+2 points', tone: 'good' });
    expect(pointChange(11, 12)).toEqual({ text: '−1 point', tone: 'bad' });
    expect(pointChange(14, null)).toBeUndefined();
  });

  it('of a price is neither good nor bad', () => {
    expect(amountChange(1_100, 1_000)).toEqual({ text: '+10%', tone: 'even' });
    expect(amountChange(null, 1_000)).toBeUndefined();
  });

  it('of a wait is good where it is shorter', () => {
    expect(waitChange(5 * 60_000, 9 * 60_000)).toEqual({ text: '−4 min', tone: 'good' });
    expect(waitChange(9 * 60_000, 5 * 60_000)).toEqual({ text: '+4 min', tone: 'bad' });
    expect(waitChange(61_000, 60_000)).toEqual({ text: 'as before', tone: 'even' });
  });
});
