import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.js';

describe('An amount as people write it', () => {
  it.each([
    ['1150', 'US', 1150],
    ['1,150', 'US', 1150],
    ['1,150', 'EE', 1150],
    ['$1,150.50', 'US', 1150.5],
    ['£1,150.50', 'GB', 1150.5],
    ['USD 12,500', 'US', 12_500],
    ['1.150', 'EE', 1150],
    ['1.150', 'ES', 1150],
    ['1.150', 'US', 1.15],
    ['1.150,50 €', 'ES', 1150.5],
    ['1 150,50', 'EE', 1150.5],
    ['1 150,5', 'FR', 1150.5],
    ['1.250.000', 'MY', 1_250_000],
    ['1,00,000', 'IN', 100_000],
    ["1'150.50", 'CH', 1150.5],
    ['RM 950', 'MY', 950],
    ['0,275', 'EE', 0.275],
    ['0.275', 'ES', 0.275],
    ['12,5', '', 12.5],
    ['.5', 'US', 0.5],
    ['1.', 'US', 1],
    ['-50', 'US', -50],
    ['100,-', 'EE', 100],
  ])('%s in %s', (typed, country, amount) => {
    expect(readAmount(typed, country)).toBe(amount);
  });

  it.each(['', ' ', 'about', '1,15,0', '1.2.3', '12,34.5.6', '5/6', '1,150,5', '1e9', '1 e 9', '12k5'])(
    '%j is none',
    (typed) => {
      expect(readAmount(typed, 'US')).toBeUndefined();
    },
  );

  it('is read again as it was shown', () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amounts, fc.constantFrom('US', 'GB', 'EE', 'ES', 'MY', ''), (amount, country) => {
        expect(readAmount(new Intl.NumberFormat('en-GB').format(amount), country)).toBe(amount);
      }),
    );
  });
});
