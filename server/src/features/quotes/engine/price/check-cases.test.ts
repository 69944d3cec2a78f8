import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { describe, expect, it } from 'vitest';
import { plainMove } from '../../../../testing/quote-arbitraries.js';
import type { Move } from '../move/move.js';
import { estimate } from './estimate.js';
import { chooseCrew } from './labour.js';
import { estimateVolume } from './volume.js';

/** Two jobs whose outcome is published by movers. The engine must land where they do. */

const move: Move = {
  ...plainMove,
  distanceKm: 20,
  rooms: { bedroom: 2 },
};

describe('a local move of 2 beds with 3 movers, an hour of travel, at 130 to 180 an hour', () => {
  const { figures } = defaultRates;
  const { weightKg } = estimateVolume(move, figures);

  it.each([130, 155, 180])('takes 5.5 to 7.5 hours and costs 715 to 1,350 at %i', (crewRate) => {
    const work = { weightKg, extraShare: 0, travelHours: 1, hourlyRate: (crewRate * 2) / 3 };
    const labour = chooseCrew(work, figures.labour);
    expect(labour.movers).toBe(3);
    expect(labour.crewRate).toBeCloseTo(crewRate);
    expect(labour.billedHours).toBeGreaterThanOrEqual(5.5);
    expect(labour.billedHours).toBeLessThanOrEqual(7.5);
    expect(labour.cost).toBeGreaterThanOrEqual(715);
    expect(labour.cost).toBeLessThanOrEqual(1350);
  });

  it('lands there as a whole price too, call-out and miles included', () => {
    const rates: MovingRates = {
      ...defaultRates,
      localRates: { ...defaultRates.localRates, hourlyRate: (155 * 2) / 3 },
    };
    const { price, lines } = estimate(move, rates);
    expect(lines.find(({ code }) => code === 'labour')?.params).toMatchObject({ movers: 3, travelHours: 1 });
    expect(price).toBeGreaterThanOrEqual(715);
    expect(price).toBeLessThanOrEqual(1350);
  });
});

describe('22 m³ in a shared container to Los Angeles, before packing at the origin', () => {
  const beyondOrigin = (distanceKm: number): number => {
    const items = [
      { code: 'piano-grand', count: 5 },
      { code: 'coffee-table', count: 3 },
      { code: 'rug', count: 1 },
    ] as const;
    const shipped: Move = {
      ...move,
      moveType: 'international',
      distanceKm,
      destinationCountry: 'US',
      inventory: { items, isComplete: true },
    };
    const { modes, volume } = estimate(shipped, defaultRates);
    expect(volume.m3).toBeCloseTo(22, 0);
    const beyond = ['freight_shared', 'handling', 'terminal'];
    const lines = modes?.shared.lines.filter(({ code }) => beyond.includes(code)) ?? [];
    return lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  };

  it.each([
    ['London', 8760],
    ['Kuala Lumpur', 14_150],
    ['Dublin', 8310],
    ['Tokyo', 8810],
  ])('costs 5,800 to 9,000 from %s', (_, distanceKm) => {
    expect(beyondOrigin(distanceKm)).toBeGreaterThanOrEqual(5800);
    expect(beyondOrigin(distanceKm)).toBeLessThanOrEqual(9000);
  });
});

it('lands in the published range for whole moves overseas', () => {
  const overseas = (distanceKm: number, propertySize: Move['propertySize']): number =>
    estimate({ ...move, moveType: 'international', distanceKm, propertySize, rooms: null }, defaultRates).price;
  // United States to Europe 6,000 to 12,000; to Australia 10,000 to 20,000 for a full 20-ft container.
  expect(overseas(5570, '2 - 3 Beds')).toBeGreaterThan(6000);
  expect(overseas(5570, '2 - 3 Beds')).toBeLessThan(12_000);
  expect(overseas(12_050, '2 - 3 Beds')).toBeGreaterThan(10_000);
  expect(overseas(12_050, '2 - 3 Beds')).toBeLessThan(20_000);
});
