import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfRange } from './0006-amount-of-range.js';

describe('the amount of a range', () => {
  it.each([
    ['$4,850 – $6,350', 5_600],
    ['4.850 € – 6.350 €', 5_600],
    ['4 850 € – 6 350 €', 5_600],
    ['‏٤٬٨٥٠ US$ – ‏٦٬٣٥٠ US$', 5_600],
    ['RM 900 - RM 1,100', 1_000],
    ['$1,200', 1_200],
    ['', 0],
    ['no price yet', 0],
  ])('%s is %d', (range, amount) => {
    expect(amountOfRange(range)).toBe(amount);
  });

  it('lies between its ends in every language of the world', () => {
    const languages = fc.constantFrom('en', 'es', 'fr', 'ms', 'et', 'ar-EG', 'hi-IN-u-nu-deva', 'de-CH', 'fa');
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(2_000), languages, (least, width, language) => {
        const money = (amount: number) =>
          new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
            amount,
          );
        const middle = amountOfRange(`${money(least)} – ${money(least + width)}`);
        expect(middle).toBe(Math.round(least + width / 2));
      }),
    );
  });

  it('is a number whatever is sent as one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(Number.isSafeInteger(amountOfRange(text))).toBe(true);
      }),
    );
  });
});
