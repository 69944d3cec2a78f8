import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { expect, it } from 'vitest';
import { kindOfMove } from './classify-move.js';
import { distanceBetween, type MovePlace, typicalDistance } from './distance.js';
import { crossesWater, goesBySea } from './islands.js';
import { transitWeeks, wayBetween } from './route.js';

const { travel } = defaultRates.figures;
const at = (countryCode: string, lat: number, lon: number, rest: Partial<MovePlace> = {}): MovePlace => ({
  name: '',
  label: '',
  countryCode,
  regionCode: null,
  lat,
  lon,
  population: 400_000,
  ...rest,
});
const leeds = at('GB', 53.797, -1.548, { population: 455_123 });
const manchester = at('GB', 53.481, -2.237);
const kualaLumpur = at('MY', 3.139, 101.687, { regionCode: '14' });
const kuching = at('MY', 1.55, 110.333, { regionCode: '11' });

it('goes straight abroad and by road at home', () => {
  expect(greatCircleKm(leeds, kualaLumpur)).toBeCloseTo(10_587, -1);
  expect(distanceBetween(leeds, kualaLumpur, 'international', travel)).toEqual({ km: 10_587, basis: 'cities' });
  expect(distanceBetween(leeds, manchester, 'local', travel).km).toBe(75);
});

it('has a usual way across a city for a move within it, longer in a larger one', () => {
  const within = distanceBetween(leeds, leeds, 'local', travel);
  expect(within).toEqual({ km: 7, basis: 'within_city' });
  const london = at('GB', 51.5, -0.12, { population: 7_556_900 });
  expect(distanceBetween(london, london, 'local', travel).km).toBeGreaterThan(20);
  const hamlet = at('GB', 51, 0, { population: 0 });
  expect(distanceBetween(hamlet, hamlet, 'local', travel).km).toBe(3);
});

it('has a typical distance if one end is unknown', () => {
  expect(typicalDistance('local', travel)).toEqual({ km: 30, basis: 'typical' });
  expect(typicalDistance('international', travel)).toEqual({ km: 8000, basis: 'typical' });
});

it('calls a move what its places make it', () => {
  expect(kindOfMove(leeds, manchester, 'international')).toBe('local');
  expect(kindOfMove(leeds, kualaLumpur, 'local')).toBe('international');
  expect(kindOfMove(leeds, null, 'local')).toBe('local');
});

it('knows that no road joins the two halves of Malaysia', () => {
  expect(crossesWater(kualaLumpur, kuching)).toBe(true);
  expect(crossesWater(kuching, at('MY', 5.98, 116.07, { regionCode: '16' }))).toBe(false);
  expect(crossesWater(leeds, manchester)).toBe(false);
});

it.each([
  [
    'Austin to Honolulu',
    at('US', 30.27, -97.74, { regionCode: 'TX' }),
    at('US', 21.31, -157.86, { regionCode: 'HI' }),
    true,
  ],
  [
    'Honolulu to Hilo',
    at('US', 21.31, -157.86, { regionCode: 'HI' }),
    at('US', 19.73, -155.09, { regionCode: 'HI' }),
    true,
  ],
  [
    'Austin to Anchorage',
    at('US', 30.27, -97.74, { regionCode: 'TX' }),
    at('US', 61.22, -149.9, { regionCode: 'AK' }),
    undefined,
  ],
  [
    'Toronto to Iqaluit',
    at('CA', 43.7, -79.42, { regionCode: '08' }),
    at('CA', 63.75, -68.52, { regionCode: '14' }),
    true,
  ],
  [
    'Halifax to St. John’s',
    at('CA', 44.65, -63.57, { regionCode: '07' }),
    at('CA', 47.56, -52.71, { regionCode: '05' }),
    false,
  ],
  [
    'Montreal to Labrador City',
    at('CA', 45.5, -73.6, { regionCode: '10' }),
    at('CA', 52.94, -66.91, { regionCode: '05' }),
    undefined,
  ],
  [
    'Madrid to Las Palmas',
    at('ES', 40.4, -3.7, { regionCode: '29' }),
    at('ES', 28.1, -15.41, { regionCode: '53' }),
    true,
  ],
  [
    'Barcelona to Palma',
    at('ES', 41.39, 2.16, { regionCode: '56' }),
    at('ES', 39.57, 2.65, { regionCode: '07' }),
    false,
  ],
  ['Paris to Ajaccio', at('FR', 48.85, 2.35, { regionCode: '11' }), at('FR', 41.92, 8.74, { regionCode: '94' }), false],
  ['Leeds to Lerwick', leeds, at('GB', 60.15, -1.15, { regionCode: 'SCT' }), false],
  [
    'Penzance to Hugh Town',
    at('GB', 50.12, -5.54, { regionCode: 'ENG' }),
    at('GB', 49.91, -6.31, { regionCode: 'ENG' }),
    false,
  ],
  ['Leeds to Inverness', leeds, at('GB', 57.48, -4.22, { regionCode: 'SCT' }), undefined],
  ['Kuching to Labuan', kuching, at('MY', 5.28, 115.24, { regionCode: '15' }), false],
] as const)('%s: by sea, by ferry, or over no water', (_, from, to, isBySea) => {
  expect(crossesWater(from, to)).toBe(isBySea !== undefined);
  expect(goesBySea(from, to)).toBe(isBySea === true);
});

it('goes by lorry between neighbours and by sea overseas', () => {
  expect(wayBetween('GB', 'FR', 340)).toBe('road');
  expect(wayBetween('MY', 'SG', 300)).toBe('road');
  expect(wayBetween('GB', 'MY', 10_587)).toBe('sea');
  expect(wayBetween('MY', 'ID', 1_200)).toBe('sea');
  expect(wayBetween(null, 'FR', 300)).toBe('sea');
});

it('takes 4 to 12 weeks by sea, 1 to 3 by air', () => {
  for (const km of [300, 5_000, 10_000, 20_000]) {
    for (const mode of ['shared', 'own'] as const) {
      const { min, max } = transitWeeks(mode, 'sea', km);
      expect(min).toBeGreaterThanOrEqual(4);
      expect(max).toBeLessThanOrEqual(12);
      expect(max).toBeGreaterThan(min);
    }
    expect(transitWeeks('air', 'sea', km).max).toBeLessThanOrEqual(3);
  }
});
