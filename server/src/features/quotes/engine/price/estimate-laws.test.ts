import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { type InventoryCode, inventoryCodes } from '@meg/shared/domain/quotes/inventory-items';
import { moveSizes, propertySizes, shippingModes } from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyMove, endAccess, usualOrAnyRates } from '../../../../testing/quote-arbitraries.js';
import type { EndAccess, Move } from '../move/move.js';
import { estimate, priceOf } from './estimate.js';
import { rangeAround, rangeShare } from './range.js';

const runs = { numRuns: 10_000 };

function rangeOf(move: Move, rates: MovingRates): { min: number; max: number; price: number } {
  const { price, volume } = estimate(move, rates);
  const { min, max } = rangeAround(price, rangeShare(volume.basis, false, rates.figures.range));
  return { min, max, price };
}

/** One comparison a case: three matchers each took longer than the prices themselves. */
function expectNoCheaper(less: Move, more: Move, rates: MovingRates, dearer = rates): void {
  const [low, high] = [rangeOf(less, rates), rangeOf(more, dearer)];
  if (high.price >= low.price && high.min >= low.min && high.max >= low.max) return;
  expect.fail(`${JSON.stringify(high)} is cheaper than ${JSON.stringify(low)}`);
}

const step = <Word>(words: readonly Word[]): fc.Arbitrary<readonly [Word, Word]> =>
  fc
    .integer({ min: 0, max: words.length - 2 })
    .map((index) => [words[index] as Word, words[index + 1] as Word] as const);

it('more volume never costs less: a larger home', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, step(propertySizes), (move, rates, [small, large]) => {
      const home = { ...move, rooms: null };
      expectNoCheaper({ ...home, propertySize: small }, { ...home, propertySize: large }, rates);
    }),
    runs,
  );
});

it('more volume never costs less: more of the contents', () => {
  const contents = ['boxes-only', 'some-furniture', 'full-home'] as const;
  fc.assert(
    fc.property(
      anyMove,
      usualOrAnyRates,
      step(contents),
      step(moveSizes),
      (move, rates, [few, many], [little, much]) => {
        expectNoCheaper({ ...move, moveDetails: few }, { ...move, moveDetails: many }, rates);
        expectNoCheaper({ ...move, moveSize: little }, { ...move, moveSize: much }, rates);
      },
    ),
    runs,
  );
});

it('more volume never costs less: one thing more on the list, one room more', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, fc.constantFrom('sofa-corner', 'box-small', 'safe'), (move, rates, code) => {
      const list = move.inventory ?? { items: [], isComplete: true };
      const longer = { ...list, items: [...list.items, { code, count: 1 }] };
      expectNoCheaper({ ...move, inventory: list }, { ...move, inventory: longer }, rates);
      const more = { ...move.rooms, bedroom: (move.rooms?.bedroom ?? 0) + 1 };
      expectNoCheaper({ ...move, rooms: move.rooms ?? { bedroom: 0 } }, { ...move, rooms: more }, rates);
    }),
    runs,
  );
});

it('a longer way never costs less', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, fc.integer({ min: 1, max: 4_000 }), (move, rates, furtherKm) => {
      expectNoCheaper(move, { ...move, distanceKm: move.distanceKm + furtherKm }, rates);
    }),
    runs,
  );
});

it('more floors and a longer carry never cost less, and a lift never costs more', () => {
  const level: EndAccess = { floor: 0, lift: false, carryM: 0 };
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, fc.integer({ min: 0, max: 60 }), (move, rates, floors) => {
      const end = move.originAccess ?? level;
      const at = (change: Partial<EndAccess>): Move => ({ ...move, originAccess: { ...end, ...change } });
      const up = Math.abs(end.floor);
      expectNoCheaper(at({ floor: up }), at({ floor: up + floors }), rates);
      expectNoCheaper(at({ carryM: end.carryM }), at({ carryM: end.carryM + floors }), rates);
      expectNoCheaper(at({ lift: true }), at({ lift: false }), rates);
      expectNoCheaper({ ...move, destinationAccess: null }, { ...move, destinationAccess: end }, rates);
    }),
    runs,
  );
});

/** What a visitor can name beside the home. */
const thingsMore: Readonly<Record<string, fc.Arbitrary<(move: Move) => Move>>> = {
  'a special item': fc
    .constantFrom(...specialItemCodes)
    .map((code) => (move) => ({ ...move, specialItems: [...new Set([...move.specialItems, code])] })),
  'a special item on the list': fc.constantFrom(...specialItemCodes).map((code) => (move) => listed(move, [code, 1])),
  'boxes on an unfinished list': fc
    .tuple(fc.constantFrom('box-small', 'box-medium', 'box-large', 'box-wardrobe'), fc.integer({ min: 1, max: 200 }))
    .map((boxes) => (move) => listed(move, boxes)),
  'furniture on an unfinished list': fc
    .tuple(fc.constantFrom(...inventoryCodes), fc.integer({ min: 1, max: 5 }))
    .map((things) => (move) => listed(move, things)),
  packing: fc.constant((move) => ({ ...move, packing: true })),
  storage: fc.constant((move) => ({ ...move, storage: true })),
  insurance: fc.constant((move) => ({ ...move, insurance: true })),
  'a pet': fc.constant((move) => ({ ...move, pets: true })),
  'a car': fc.constant((move) => ({ ...move, car: true })),
  'floors at the origin': endAccess.map((end) => (move) => ({ ...move, originAccess: move.originAccess ?? end })),
  'floors at the destination': endAccess.map((end) => (move) => ({
    ...move,
    destinationAccess: move.destinationAccess ?? end,
  })),
};

function listed({ inventory, ...move }: Move, [code, count]: readonly [InventoryCode, number]): Move {
  const list = inventory ?? { items: [], isComplete: false };
  return { ...move, inventory: { ...list, items: [...list.items, { code, count }] } };
}

it.each(Object.keys(thingsMore))('one thing more never costs less: %s', (thing) => {
  fc.assert(
    fc.property(
      anyMove,
      usualOrAnyRates,
      thingsMore[thing] ?? fc.constant((move: Move) => move),
      (move, rates, add) => {
        expectNoCheaper(move, add(move), rates);
      },
    ),
    runs,
  );
});

it('special items beside a home take nothing from it, whatever the contents were called', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, fc.constantFrom(...propertySizes), (move, rates, propertySize) => {
      const home: Move = { ...move, propertySize, moveDetails: 'full-home' };
      expect(priceOf({ ...home, moveDetails: 'specialty' }, rates)).toBe(priceOf(home, rates));
    }),
    runs,
  );
});

/** Every figure that is money, each raised by itself. */
const raised: readonly ((rates: MovingRates, factor: number) => MovingRates)[] = [
  ({ localRates, ...rest }, by) => ({ ...rest, localRates: { ...localRates, baseRate: localRates.baseRate * by } }),
  ({ localRates, ...rest }, by) => ({
    ...rest,
    localRates: { ...localRates, perMileRate: localRates.perMileRate * by },
  }),
  ({ localRates, ...rest }, by) => ({ ...rest, localRates: { ...localRates, hourlyRate: localRates.hourlyRate * by } }),
  ({ internationalRates: own, ...rest }, by) => ({
    ...rest,
    internationalRates: { ...own, baseRate: own.baseRate * by },
  }),
  ({ internationalRates: own, ...rest }, by) => ({
    ...rest,
    internationalRates: { ...own, volumeMultiplier: own.volumeMultiplier * by },
  }),
  ({ internationalRates: own, ...rest }, by) => ({
    ...rest,
    internationalRates: { ...own, destinationMultipliers: { AU: (own.destinationMultipliers.AU ?? 1) * by } },
  }),
  ...(['seaPerM3', 'airPerM3', 'handlingPerM3', 'terminalFee'] as const).map(
    (name) =>
      ({ figures, ...rest }: MovingRates, by: number): MovingRates => ({
        ...rest,
        figures: { ...figures, freight: { ...figures.freight, [name]: figures.freight[name] * by } },
      }),
  ),
  ...(['packingBase', 'packingPerM3', 'specialtyLocal', 'specialtyInternational'] as const).map(
    (name) =>
      ({ figures, ...rest }: MovingRates, by: number): MovingRates => ({
        ...rest,
        figures: { ...figures, extras: { ...figures.extras, [name]: figures.extras[name] * by } },
      }),
  ),
  ...(['storagePerM3Month', 'valuePerM3', 'petLocal', 'petInternational', 'carLocal', 'carInternational'] as const).map(
    (name) =>
      ({ figures, ...rest }: MovingRates, by: number): MovingRates => ({
        ...rest,
        figures: { ...figures, services: { ...figures.services, [name]: (figures.services[name] ?? 0) * by } },
      }),
  ),
  ({ figures, ...rest }, by) => ({
    ...rest,
    figures: { ...figures, season: { ...figures.season, peakFactor: figures.season.peakFactor * by } },
  }),
];

it('higher rates never make a lower price', () => {
  const raise = fc.constantFrom(...raised);
  fc.assert(
    fc.property(
      anyMove,
      usualOrAnyRates,
      raise,
      fc.double({ min: 1, max: 5, noNaN: true }),
      (move, rates, by, factor) => {
        expectNoCheaper(move, move, rates, by(rates, factor));
      },
    ),
    runs,
  );
});

it('the range is of whole units, above zero, never empty and never wider than 2,000', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, fc.boolean(), (move, rates, isTypical) => {
      const { price, volume } = estimate(move, rates);
      const range = rangeAround(price, rangeShare(volume.basis, isTypical, rates.figures.range));
      expect(Number.isSafeInteger(range.min) && Number.isSafeInteger(range.max)).toBe(true);
      expect(range.min).toBeGreaterThan(0);
      expect(range.max).toBeGreaterThan(range.min);
      expect(range.max - range.min).toBeLessThanOrEqual(2000);
      if (price < 2) return;
      expect(range.min).toBeLessThanOrEqual(price);
      expect(range.max).toBeGreaterThanOrEqual(price);
    }),
    runs,
  );
});

it('the lines add up to the price, and each way to ship to its own', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, (move, rates) => {
      const { price, lines, modes } = estimate(move, rates);
      const sum = (parts: typeof lines): number => parts.reduce((total, { amount }) => total + (amount ?? 0), 0);
      expect(sum(lines)).toBe(price);
      for (const mode of Object.values(modes ?? {})) expect(sum(mode.lines)).toBe(mode.price);
    }),
    runs,
  );
});

it('the same move by the same rates has the same price', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, (move, rates) => {
      const again = estimate(structuredClone(move), structuredClone(rates));
      expect(JSON.stringify(again)).toBe(JSON.stringify(estimate(move, rates)));
    }),
    runs,
  );
});

it('without a choice the price is of the cheapest way by land or sea that a mover would offer', () => {
  fc.assert(
    fc.property(anyMove, (move) => {
      const undecided: Move = { ...move, moveType: 'international', shippingMode: null };
      const { modes, chosen, usual, price } = estimate(undecided, defaultRates);
      if (!modes || !chosen) throw new Error('an international move has ways to ship');
      expect(chosen).toBe(usual);
      expect(chosen.isSensible).toBe(true);
      const offered = [modes.shared, modes.own].filter(({ isSensible }) => isSensible);
      expect(price).toBe(Math.min(...offered.map((mode) => mode.price)));
    }),
    runs,
  );
});

it('the chosen way is what the price is for, however unusual', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, fc.constantFrom(...shippingModes), (move, rates, shippingMode) => {
      const { modes, chosen, price, lines } = estimate({ ...move, moveType: 'international', shippingMode }, rates);
      expect(chosen).toBe(modes?.[shippingMode]);
      expect(price).toBe(modes?.[shippingMode].price);
      expect(lines).toBe(modes?.[shippingMode].lines);
    }),
    runs,
  );
});

it('the price alone is the price of the whole estimate', () => {
  fc.assert(
    fc.property(anyMove, usualOrAnyRates, (move, rates) => {
      expect(priceOf(move, rates)).toBe(estimate(move, rates).price);
    }),
    runs,
  );
});
