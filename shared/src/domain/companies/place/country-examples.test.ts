import { describe, expect, it } from 'vitest';
import { countryOfPhone } from '../../leads/phone-numbers.js';
import { areasHint, exampleCountries, exampleMove, exampleTown, phoneHint } from './country-examples.js';

describe('The examples beside the fields of a sign-up', () => {
  it.each(exampleCountries)('have a number of the company’s own country: %s', (country) => {
    const number = /\+[\d ]+\d/.exec(phoneHint(country))?.[0] ?? '';
    expect(countryOfPhone(number)).toBe(country === 'CA' ? 'US' : country);
    expect(areasHint(country)).toMatch(/^Separated by commas, as in \p{L}[^,]+, [^,]+, [^,]+\.$/u);
  });

  it('name no country where none is known', () => {
    for (const country of [null, undefined, '', 'KE']) {
      expect(`${phoneHint(country)} ${areasHint(country)}`).toBe(
        'With the country code, beginning with +. Towns, counties or regions, separated by commas.',
      );
    }
  });

  it('lead abroad from a town of the company’s own country', () => {
    expect(exampleTown('US')).toBe('Boston');
    expect(exampleTown('KE')).toBeUndefined();
    for (const country of exampleCountries) {
      const { from, to, countries } = exampleMove(country);
      expect([from, countries[0]]).toEqual([exampleTown(country), country]);
      expect(to).not.toBe(from);
    }
    expect(exampleMove('').countries).toEqual(['MY', 'GB']);
  });
});
