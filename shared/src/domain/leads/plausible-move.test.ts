import { expect, it } from 'vitest';
import { faultsOfMove } from './plausible-move.js';

const now = Date.UTC(2026, 10, 23);

it('accepts what a caller says: a day of these years, and countries', () => {
  expect(faultsOfMove({ moveDate: '2026-12-01', originCountry: 'MY', destinationCountry: 'GB' }, now)).toEqual({});
  expect(faultsOfMove({ moveDate: null, moveYear: 2027 }, now)).toEqual({});
  for (const code of ['US', 'CA', 'IE', 'EE', 'XK', 'HK'])
    expect(faultsOfMove({ originCountry: code }, now)).toEqual({});
});

it.each(['2099-01-01', '2032-01-01'])('refuses the day %s in words', (moveDate) => {
  expect(faultsOfMove({ moveDate }, now)).toEqual({ moveDate: 'Check the year: between 2024 and 2031' });
});

it('refuses a year and countries that are none', () => {
  expect(Object.keys(faultsOfMove({ moveYear: 2099, originCountry: 'XX', destinationCountry: 'ZZ' }, now))).toEqual([
    'moveYear',
    'originCountry',
    'destinationCountry',
  ]);
});
