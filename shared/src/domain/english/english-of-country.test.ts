import { expect, it } from 'vitest';
import { englishOfCountry, moneyLocaleOf } from './english-of-country.js';

const money = (country: string, currency: string) =>
  new Intl.NumberFormat(moneyLocaleOf(country), { style: 'currency', currency, maximumFractionDigits: 0 })
    .format(4_800)
    .replace(/\s/g, ' ');

it.each([
  ['US', 'USD', '$4,800'],
  ['US', 'CAD', 'CA$4,800'],
  ['CA', 'CAD', '$4,800'],
  ['CA', 'USD', 'US$4,800'],
  ['GB', 'GBP', '£4,800'],
  ['GB', 'USD', 'US$4,800'],
  ['MY', 'MYR', 'RM 4,800'],
  ['MY', 'USD', 'US$4,800'],
  ['EE', 'EUR', '€4,800'],
  ['EE', 'USD', 'US$4,800'],
  ['', 'USD', '$4,800'],
])('a company of %s writes %s as %s', (country, currency, written) => {
  expect(money(country, currency)).toBe(written);
});

it('is American in the United States, and British elsewhere', () => {
  expect(['US', 'GB', 'CA', 'EE', ''].map(englishOfCountry)).toEqual(['en-US', 'en-GB', 'en-GB', 'en-GB', 'en-GB']);
});
