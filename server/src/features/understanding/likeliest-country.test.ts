import type { Place } from '@meg/shared/contract/places';
import { expect, it } from 'vitest';
import { likeliestCountry } from './likeliest-country.js';

const place = (countryCode: string, population: number) => ({ countryCode, population }) as Place;

it('a name stands for the country of its place', () =>
  expect(likeliestCountry({ kind: 'found', place: place('IE', 8_000) } as never)).toBe('IE'));

it.each([
  [[place('GB', 90_000), place('CA', 360_000), place('US', 6_000)], 'CA'],
  [[place('GB', 60_000), place('GB', 50_000)], 'GB'],
  [[place('NZ', 50_000), place('GB', 30_000)], undefined],
])('of namesakes that of the one which is by far the largest', (candidates, country) =>
  expect(likeliestCountry({ kind: 'ambiguous', candidates } as never)).toBe(country),
);

it('no name stands for none', () => expect(likeliestCountry(undefined)).toBeUndefined());
