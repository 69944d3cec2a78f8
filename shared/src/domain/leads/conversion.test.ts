import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionPercent, performanceOf } from './conversion.js';

describe('The share of leads that were won', () => {
  it('is a whole percentage', () => {
    expect(conversionPercent(1, 8)).toBe(13);
    expect(conversionPercent(0, 8)).toBe(0);
    expect(conversionPercent(8, 8)).toBe(100);
  });

  it('is null without leads', () => {
    expect(conversionPercent(0, 0)).toBeNull();
  });

  it('lies between 0 and 100 whatever the figures are', () => {
    const counts = fc.nat({ max: 1_000_000 }).chain((total) => fc.tuple(fc.nat({ max: total }), fc.constant(total)));
    fc.assert(
      fc.property(counts, ([converted, total]) => {
        const percent = conversionPercent(converted, total) ?? 0;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    [15, 'Excellent'],
    [100, 'Excellent'],
    [14, 'Good'],
    [10, 'Good'],
    [9, 'Needs Improvement'],
    [0, 'Needs Improvement'],
  ])('of %i percent is called %s', (percent, text) => {
    expect(performanceOf(percent)).toBe(text);
  });
});
