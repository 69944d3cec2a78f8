import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { greatCircleKm } from '@meg/shared/domain/quotes/great-circle';
import { expect, it } from 'vitest';
import { kindOfMove } from './classify-move.js';
import { distanceBetween, type MovePlace, typicalDistance } from './distance.js';
import { crossesWater } from './islands.js';
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
