import { expect, it } from 'vitest';
import { isFixedLine } from './fixed-lines.js';

it.each([
  ['020 7946 0000', 'GB'],
  ['+44 113 496 0123', null],
  ['+49 30 901820', null],
  ['03-2161 0000', 'MY'],
  ['+353 1 496 0111', null],
  ['91 123 45 67', 'ES'],
])('%s in %s is a fixed line', (typed, country) => {
  expect(isFixedLine(typed, country)).toBe(true);
});

it.each([
  ['07700 900123', 'GB'],
  ['+49 1512 3456789', null],
  ['012-345 6789', 'MY'],
  ['+353 87 123 4567', null],
  ['612 345 678', 'ES'],
  ['+372 5123 4567', null],
  // North America and Denmark do not tell them apart.
  ['(617) 555-0142', 'US'],
  ['+45 32 12 34 56', null],
  // Not known where it belongs.
  ['020 7946 0000', null],
])('%s in %s may be a mobile phone', (typed, country) => {
  expect(isFixedLine(typed, country)).toBe(false);
});
