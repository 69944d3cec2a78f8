import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callingCode, codeOfCountry, countryOfPhone, internationalPhone, phoneCountries } from './phone-numbers.js';

const country = fc.constantFrom(...phoneCountries);
const between = fc.constantFrom('', ' ', '-', '.', ' - ');
const digits = fc.array(fc.nat(9), { minLength: 1, maxLength: 16 }).map((all) => all.join(''));

describe('A number in the international form', () => {
  it.each([
    ['020 7946 0000', 'GB', '+442079460000'],
    ['(020) 7946-0000 ext. 5', 'GB', '+442079460000'],
    ['07700 900123', 'GB', '+447700900123'],
    ['+44 (0)20 7946 0000', 'US', '+442079460000'],
    ['0044 20 7946 0000', undefined, '+442079460000'],
    ['(+44) 20 7946 0000', undefined, '+442079460000'],
    ['44 20 7946 0000', 'GB', '+442079460000'],
    ['(555) 010-0199', 'US', '+15550100199'],
    ['1-555-010-0199', 'CA', '+15550100199'],
    ['012-345 6789', 'MY', '+60123456789'],
    ['5123 4567', 'EE', '+37251234567'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['020 7946 0000', undefined, undefined],
    ['020 7946 0000', 'XX', undefined],
    ['12', 'GB', undefined],
    ['call us', 'GB', undefined],
    ['', 'GB', undefined],
  ])('%s in %s is %s', (typed, of, number) => {
    expect(internationalPhone(typed, of)).toBe(number);
  });

  it('is a plus and 7 to 15 digits, and stays as it is in any country', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          digits,
          digits.map((all) => `+${all}`),
        ),
        country,
        country,
        (typed, here, there) => {
          const number = internationalPhone(typed, here);
          fc.pre(number !== undefined);
          expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
          expect(internationalPhone(number ?? '', there)).toBe(number);
        },
      ),
    );
  });

  it('is the same however the digits are parted', () => {
    fc.assert(
      fc.property(digits, between, country, (all, sign, of) => {
        expect(internationalPhone([...all].join(sign), of)).toBe(internationalPhone(all, of));
      }),
    );
  });

  it('is found again from its national spelling', () => {
    fc.assert(
      fc.property(digits, country, (all, of) => {
        fc.pre(!all.startsWith('00'));
        const number = internationalPhone(all, of);
        fc.pre(number !== undefined);
        const code = callingCode(number ?? '');
        expect(code).toBe(codeOfCountry(of));
        expect(codeOfCountry(countryOfPhone(number ?? ''))).toBe(code);
        expect(internationalPhone((number ?? '').slice(1), of)?.endsWith((number ?? '').slice(1 + code.length))).toBe(
          true,
        );
      }),
    );
  });
});
