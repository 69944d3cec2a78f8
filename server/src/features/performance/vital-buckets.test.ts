import { rateWebVital, webVitalNames, webVitalThresholds } from '@meg/shared/domain/web-vitals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, summarise } from './vital-buckets.js';

const anyVital = fc.constantFrom(...webVitalNames);

function countsOf(name: (typeof webVitalNames)[number], values: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(name, value), (counts.get(bucketOf(name, value)) ?? 0) + 1);
  return counts;
}

describe('what is kept of web vitals', () => {
  it('counts what is good and poor exactly, however the figures lie', () => {
    const figures = anyVital.chain((name) => {
      const { good, poor } = webVitalThresholds[name];
      const value = fc.oneof(fc.double({ min: 0, max: 8 * poor, noNaN: true }), fc.constantFrom(0, good, poor));
      return fc.tuple(fc.constant(name), fc.array(value, { minLength: 1, maxLength: 40 }));
    });
    fc.assert(
      fc.property(figures, ([name, values]) => {
        const { samples, good, poor } = summarise(name, countsOf(name, values));
        const countOf = (rating: string) => values.filter((value) => rateWebVital(name, value) === rating).length;
        expect([samples, good, poor]).toEqual([values.length, countOf('good'), countOf('poor')]);
      }),
    );
  });

  it('puts a greater figure in no lower bucket', () => {
    const pair = fc.tuple(
      anyVital,
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.double({ min: 0, max: 1e5, noNaN: true }),
    );
    fc.assert(
      fc.property(pair, ([name, one, other]) => {
        expect(bucketOf(name, Math.max(one, other))).toBeGreaterThanOrEqual(bucketOf(name, Math.min(one, other)));
      }),
    );
  });

  it('gives the three quarters with the rating of the real one', () => {
    const values = Array.from({ length: 100 }, (_, index) => index * 50);
    const { p75 } = summarise('LCP', countsOf('LCP', values));
    expect(Math.abs(p75 - 3_700)).toBeLessThan(150);
    expect(summarise('CLS', countsOf('CLS', [0, 0, 0, 0])).p75).toBeLessThanOrEqual(0.01);
  });
});
