import { expect, it } from 'vitest';
import { createRealGazetteer } from '../../../testing/places/real-gazetteer.js';
import { cityAround } from './city-around.js';
import { findPlace } from './find-place.js';
import { openPlaceIndex } from './place-index.js';

const index = openPlaceIndex(createRealGazetteer());

it.each([
  ['Headingley', 'Leeds'],
  ['Chapel Allerton', 'Leeds'],
  ['Croydon', 'London'],
  ['Bangsar', 'Kuala Lumpur'],
  ['Brooklyn', 'New York'],
])('%s lies in %s', (typed, city) => {
  const match = findPlace(index, typed, { preferred: ['GB', 'MY', 'US'] });
  expect(match.kind === 'found' && cityAround(index, match.place)?.name).toMatch(city);
});

it.each(['Leeds', 'Bradford', 'Harrogate', 'Otley', 'Kuala Lumpur', 'Tartu', 'York'])(
  '%s lies in no other',
  (typed) => {
    const match = findPlace(index, typed, { preferred: ['GB', 'MY', 'EE'] });
    expect(match.kind === 'found' && cityAround(index, match.place)).toBeUndefined();
  },
);
