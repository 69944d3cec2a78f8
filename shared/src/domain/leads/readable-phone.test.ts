import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internationalPhone, phoneCountries } from './phone-numbers.js';
import { readablePhone } from './readable-phone.js';

describe('a phone number for people to read', () => {
  it.each([
    ['+447700900123', 'GB', '07700 900123'],
    ['02079460000', 'GB', '020 7946 0000'],
    ['+44 (0)113 496 0123', 'GB', '0113 496 0123'],
    ['+447700900123', 'US', '+44 7700 900123'],
    ['6175550100', 'US', '(617) 555-0100'],
    ['+1 617 555 0100', 'CA', '(617) 555-0100'],
    ['+16175550100', 'GB', '+1 617-555-0100'],
    ['0123456789', 'MY', '012 345 6789'],
    ['0612345678', 'FR', '06 12 34 56 78'],
    ['+37251234567', 'EE', '5123 4567'],
    ['+355 42 123 456', 'GB', '+355 42 123 456'],
    ['+49 89 2180 0', 'GB', '+49 89 21800'],
    ['+49 221 22123', 'GB', '+49 221 22123'],
    ['0221 22123', 'DE', '0221 22123'],
    ['+491701234567', 'DE', '0170 1234567'],
    ['+3554212345', 'GB', '+355 421 2345'],
    ['12', 'GB', '12'],
    ['ring me', null, 'ring me'],
  ])('%s in %s is %s', (typed, country, readable) => {
    expect(readablePhone(typed, country)).toBe(readable);
  });

  it('is the same number, wherever it is from and whoever reads it', () => {
    const country = fc.constantFrom(...phoneCountries);
    fc.assert(
      fc.property(country, country, fc.stringMatching(/^[1-9]\d{8,9}$/), (here, there, digits) => {
        const number = internationalPhone(digits, here);
        fc.pre(number !== undefined);
        expect(internationalPhone(readablePhone(number ?? '', there), there)).toBe(number);
      }),
    );
  });
});
