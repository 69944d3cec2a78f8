import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { expect, it } from 'vitest';
import { extraWork, extraWorkAt } from '../move/access.js';
import { chooseCrew } from './labour.js';
import { crewTravelHours } from './local-price.js';

const { labour, access, travel } = defaultRates.figures;
const crewFor = (weightKg: number, extraShare = 0): number =>
  chooseCrew({ weightKg, extraShare, travelHours: 1, hourlyRate: 95 }, labour).movers;

it('sends more people for more weight, and the largest crew for whatever is beyond', () => {
  expect(crewFor(1_200)).toBe(2);
  expect(crewFor(3_000)).toBe(3);
  expect(crewFor(3_800)).toBe(4);
  expect(crewFor(6_000)).toBe(5);
  expect(crewFor(60_000)).toBe(5);
});

it('bills a little job for the least time, and any by the quarter of an hour', () => {
  const bill = (weightKg: number): number =>
    chooseCrew({ weightKg, extraShare: 0, travelHours: 0.5, hourlyRate: 100 }, labour).billedHours;
  expect(bill(50)).toBe(3);
  expect(bill(318 * 5.75)).toBe(6.25);
  expect(bill(318 * 5.76)).toBe(6.5);
});

it('counts stairs and carries at each end for the half of the work that is done there', () => {
  expect(extraWorkAt({ floor: 3, lift: false, carryM: 0 }, access)).toBeCloseTo(0.6);
  expect(extraWorkAt({ floor: 3, lift: true, carryM: 0 }, access)).toBeCloseTo(0.275);
  expect(extraWorkAt({ floor: 1, lift: true, carryM: 0 }, access)).toBeCloseTo(0.2);
  expect(extraWorkAt({ floor: -1, lift: false, carryM: 30 }, access)).toBeCloseTo(0.4);
  expect(extraWorkAt({ floor: 0, lift: false, carryM: 15 }, access)).toBe(0);
  expect(extraWork([{ floor: 3, lift: false, carryM: 0 }, null], access)).toBeCloseTo(0.3);
});

it('reckons the road by town and open road, as far as crews travel', () => {
  expect(crewTravelHours(20, travel)).toBe(1);
  expect(crewTravelHours(120, travel)).toBe(2.5);
  expect(crewTravelHours(300, travel)).toBe(crewTravelHours(3_000, travel));
});
