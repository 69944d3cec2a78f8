import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableDigits, digitsOf } from './phone-digits.js';

const spellings = (code: string, national: string) => [
  `+${code} ${national}`,
  `+${code}${national}`,
  `00${code} ${national}`,
  `+${code} (0)${national}`,
  `(0${national.slice(0, 2)}) ${national.slice(2)}`,
  `0${national}`,
  `0${national.slice(0, 3)}-${national.slice(3)}`,
];

const codes = fc.constantFrom('44', '353', '60', '49', '33', '27', '372');
const nationals = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{8,9}$/))
  .map((parts) => parts.join(''));

describe('a telephone number, however it is spelled', () => {
  it('is the end of each spelling of the same number', () => {
    fc.assert(
      fc.property(codes, nationals, (code, national) => {
        const written = spellings(code, national);
        for (const typed of written) {
          const digits = comparableDigits(typed);
          expect(digits.length).toBeGreaterThanOrEqual(9);
          for (const stored of written) expect(digitsOf(stored).endsWith(digits)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['+44 20 7946 0958', '2079460958'],
    ['44 20 7946 0958', '2079460958'],
    ['020 7946 0958', '2079460958'],
    ['+1 (212) 555-0123', '2125550123'],
    ['212 555 0123', '2125550123'],
    ['1-212-555-0123', '2125550123'],
    ['415 555 0123', '4155550123'],
    ['718 555 0123', '7185550123'],
    ['0044 (0)20 7946 0958', '2079460958'],
    ['+372 5123 4567', '51234567'],
    ['٠٢٠ ٧٩٤٦ ٠٩٥٨', '2079460958'],
  ])('%s is looked for as %s', (typed, digits) => {
    expect(comparableDigits(typed)).toBe(digits);
  });

  it.each(['+44', '020', '0958', '100 42'])('keeps what is too short to be a whole number: %s', (typed) => {
    expect(comparableDigits(typed)).toBe(digitsOf(typed).replace(/^0+/, ''));
  });
});
