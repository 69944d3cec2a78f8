import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cheapestLoad } from './containers.js';

const { containers } = defaultRates.figures.freight;

it('takes the container that fits, and several for what no single one holds', () => {
  const label = (volumeM3: number): string => cheapestLoad(volumeM3, containers).label;
  expect(label(0.1)).toBe('20-ft');
  expect(label(28)).toBe('20-ft');
  expect(label(28.1)).toBe('40-ft');
  expect(label(60)).toBe('40-ft');
  expect(label(66)).toBe('40-ft high-cube');
  expect(label(90)).toBe('40-ft high-cube + 20-ft');
  expect(label(400)).toBe('6 × 40-ft high-cube + 20-ft');
});

it('always holds the volume and never gets cheaper with more of it, whatever containers there are', () => {
  const size = fc.record({ capacityM3: fc.integer({ min: 1, max: 90 }), paidM3: fc.integer({ min: 1, max: 90 }) });
  const volume = fc.double({ min: 0.1, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 5 }), volume, volume, (sizes, one, other) => {
      const given = sizes.map((each, index) => ({ ...each, name: String(index) }));
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((m3) => cheapestLoad(m3, given));
      expect(less?.capacityM3).toBeGreaterThanOrEqual(Math.min(one, other));
      expect(more?.paidM3 ?? 0).toBeGreaterThanOrEqual(less?.paidM3 ?? 0);
    }),
    { numRuns: 10_000 },
  );
});
