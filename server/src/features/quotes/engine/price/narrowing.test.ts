import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { expect, it } from 'vitest';
import { plainMove } from '../../../../testing/quote-arbitraries.js';
import type { Move } from '../move/move.js';
import { estimate } from './estimate.js';
import { type Known, nextQuestion } from './narrowing.js';

const placed: Known = { isOriginPlaced: true, isDestinationPlaced: true, leaveOut: [] };
const open: Move = {
  ...plainMove,
  destinationCountry: 'GB',
};
const ask = (change: Partial<Move>, known: Partial<Known> = {}): string | undefined =>
  nextQuestion({ ...open, ...change }, defaultRates, { ...placed, ...known })?.code;

it('asks for the size of the home first, for nothing moves a local price more', () => {
  expect(ask({})).toBe('property_size');
});

it('asks an office for no size of a home', () => {
  for (const moveType of ['local', 'international'] as const) {
    expect(ask({ moveType, moveDetails: 'office' })).not.toBe('property_size');
    expect(ask({ moveType, moveDetails: 'office' })).toBeDefined();
  }
});

it('asks which place was meant if that changes the price most', () => {
  expect(
    ask(
      { moveType: 'international', propertySize: '2 - 3 Beds', moveSize: 'Content only' },
      { isDestinationPlaced: false },
    ),
  ).toBe('destination_place');
});

it('asks for the rooms before a list of everything, and for the list once rooms are known or skipped', () => {
  const known: Partial<Move> = {
    propertySize: '2 - 3 Beds',
    originAccess: { floor: 0, lift: false, carryM: 0 },
    moveMonth: 3,
    packing: false,
  };
  expect(ask(known)).toBe('rooms');
  expect(ask({ ...known, rooms: { bedroom: 2 } })).toBe('inventory');
  expect(ask(known, { leaveOut: ['rooms'] })).toBe('inventory');
});

it('never asks what is known or was skipped, and in the end asks nothing', () => {
  const asked: string[] = [];
  for (let round = 0; round < 12; round++) {
    const code = ask({}, { leaveOut: asked });
    if (code === undefined) break;
    expect(asked).not.toContain(code);
    asked.push(code);
  }
  expect(ask({}, { leaveOut: asked })).toBeUndefined();
  expect(asked).toContain('access');
});

it('names as gain what the answer really moves', () => {
  const move: Move = { ...open, propertySize: '2 - 3 Beds', rooms: { bedroom: 2 }, packing: false, moveMonth: 3 };
  const next = nextQuestion(move, defaultRates, placed);
  const hard = { floor: 3, lift: false, carryM: 30 };
  const difference =
    estimate({ ...move, originAccess: hard, destinationAccess: hard }, defaultRates).price -
    estimate(move, defaultRates).price;
  expect(next).toEqual({ code: 'access', gain: difference });
});
