import { ft3PerM3, milesPerKm } from '@meg/shared/domain/quotes/measurement-system';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toShown, toStored } from './scaled-number.js';

const scales = [100, milesPerKm, ft3PerM3, 1 / ft3PerM3, 2.20462 / ft3PerM3, 3.28084];
/** Whole, or with up to four digits behind the point, as people type them. */
const typed = fc.integer({ min: 0, max: 10_000_000_000 }).map((tenThousandths) => tenThousandths / 10_000);

describe('a figure that is stored in another unit than it is shown in', () => {
  it('comes back after saving as it was typed', () => {
    expect(toShown(toStored(10, milesPerKm), milesPerKm)).toBe(10);
    expect(toShown(toStored(999_999.9983, 1 / ft3PerM3), 1 / ft3PerM3)).toBe(999_999.9983);
    fc.assert(
      fc.property(typed, fc.constantFrom(...scales), (figure, scale) => {
        expect(toShown(toStored(figure, scale), scale)).toBe(figure);
      }),
    );
  });

  it('is rounded to what a person would type where it was set in the stored unit', () => {
    expect([11, 22, 0.6].map((volumeM3) => toShown(volumeM3, ft3PerM3))).toEqual([388, 777, 21.2]);
    expect(toShown(1_200, milesPerKm)).toBe(746);
    expect(toShown(10, 3.28084)).toBe(32.8);
    expect(toShown(toStored(388.46, ft3PerM3), ft3PerM3)).toBe(388.46);
  });

  it('is written without the dust of binary fractions', () => {
    expect(toShown(0.275, 100)).toBe(27.5);
    expect(toStored(27.5, 100)).toBe(0.275);
  });

  it('is left alone where it is shown as it is stored', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), (figure) => Object.is(toStored(toShown(figure, 1), 1), figure)));
  });
});
