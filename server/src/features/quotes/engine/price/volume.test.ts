import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { describe, expect, it } from 'vitest';
import { plainMove } from '../../../../testing/quote-arbitraries.js';
import type { Move } from '../move/move.js';
import { estimateVolume } from './volume.js';

const base: Move = {
  ...plainMove,
  moveType: 'international',
  distanceKm: 100,
  propertySize: '2 - 3 Beds',
};
const volume = (change: Partial<Move>): { m3: number; basis: string } => {
  const { m3, basis } = estimateVolume({ ...base, ...change }, defaultRates.figures);
  return { m3, basis };
};

it('comes from the size of the home and what goes along', () => {
  expect(volume({})).toEqual({ m3: 27, basis: 'home_size' });
  expect(volume({ moveSize: 'Content only' })).toEqual({ m3: 8.1, basis: 'home_size' });
  expect(volume({ moveDetails: 'some-furniture', moveSize: 'All furniture and content' }).m3).toBe(16.2);
  expect(volume({ propertySize: null })).toEqual({ m3: 24, basis: 'unknown_home' });
  expect(volume({ propertySize: null, moveDetails: 'office' })).toEqual({ m3: 30, basis: 'unknown_office' });
});

it('is the one that the visitor said, which holds the special items, unless a list is complete', () => {
  expect(volume({ volumeM3: 20 })).toEqual({ m3: 20, basis: 'said_volume' });
  expect(volume({ volumeM3: 20, moveSize: 'Content only', specialItems: ['piano-grand'] }).m3).toBe(20);
  const items = [{ code: 'sofa-three', count: 2 } as const];
  expect(volume({ volumeM3: 20, inventory: { items, isComplete: true } }).basis).toBe('inventory');
  expect(volume({ volumeM3: 1, inventory: { items, isComplete: false } }).m3).toBe(3.4);
});

describe('rooms', () => {
  it('lie in the published range for each home', () => {
    expect(volume({ rooms: { bedroom: 1 } }).m3).toBeCloseTo(15);
    expect(volume({ rooms: { bedroom: 2 } }).m3).toBeCloseTo(20.5);
    expect(volume({ rooms: { bedroom: 3, 'dining-room': 1, garage: 1, bathroom: 2 } }).m3).toBeCloseTo(36);
  });

  it('can say that there is no kitchen to move', () => {
    expect(volume({ rooms: { bedroom: 1, kitchen: 0 } }).m3).toBe(12);
  });
});

describe('a list of things', () => {
  const items = [{ code: 'sofa-three', count: 2 } as const];

  it('takes the place of the size of the home once it is complete', () => {
    expect(volume({ inventory: { items, isComplete: true } })).toEqual({ m3: 3.4, basis: 'inventory' });
  });

  it('goes on top of the home or the volume where it comes beside it', () => {
    const beside = [{ code: 'sofa-three', count: 2, extra: 1 } as const];
    expect(volume({ inventory: { items: beside, isComplete: false } })).toEqual({ m3: 28.7, basis: 'home_size' });
    expect(volume({ volumeM3: 20, inventory: { items: beside, isComplete: false } }).m3).toBe(21.7);
    expect(volume({ inventory: { items: beside, isComplete: true } }).m3).toBe(3.4);
  });

  it('shrinks the home by the furniture that stays behind, as far as it would have gone', () => {
    const whole = volume({}).m3;
    const leftOut = [{ code: 'sofa-three' as const, count: 1 }];
    const without = volume({ leftOut }).m3;
    expect(without).toBeLessThan(whole);
    const some = { moveSize: 'Content plus some furniture' } as const;
    expect(volume({ ...some, leftOut }).m3).toBeLessThan(volume(some).m3);
    // What came beside the home, boxes and special items have their own place.
    expect(volume({ leftOut: [{ code: 'sofa-three', count: 1, extra: 1 }] }).m3).toBe(whole);
    expect(volume({ leftOut: [{ code: 'box-medium', count: 90 }] }).m3).toBe(whole);
    expect(volume({ leftOut: [{ code: 'piano-upright', count: 1 }] }).m3).toBe(whole);
  });

  it('leaves what is in the cupboards, whatever furniture stays', () => {
    const leftOut = [{ code: 'wardrobe-large' as const, count: 200 }];
    expect(volume({ leftOut }).m3).toBe(volume({ moveSize: 'Content only' }).m3);
    const contents = { moveSize: 'Content only' } as const;
    expect(volume({ ...contents, leftOut }).m3).toBe(volume(contents).m3);
  });

  it('does not shrink the home while it is being written', () => {
    expect(volume({ inventory: { items, isComplete: false } })).toEqual({ m3: 27, basis: 'home_size' });
  });
});
