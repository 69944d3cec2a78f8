import { expect, it } from 'vitest';
import { writeMoney } from './write-money.js';

it.each([
  ['US', 334, '$334'],
  ['', 334, '$334'],
  ['GB', 334, 'US$334'],
  ['US', 1_334.5, '$1,334.50'],
])('for %s, %d US dollars are %s', (country, amount, written) => {
  expect(writeMoney(amount, { currency: 'USD', country })).toBe(written);
});
