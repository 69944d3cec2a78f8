import { defaultRates } from '@meg/shared/domain/quotes/default-rates';
import { inventoryCodes } from '@meg/shared/domain/quotes/inventory-items';
import {
  moveContents,
  moveSizes,
  moveTypes,
  propertySizes,
  shippingModes,
} from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { roomKinds } from '@meg/shared/domain/quotes/rooms';
import { type SpecialItem, specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import fc from 'fast-check';
import type { EndAccess, Move } from '../features/quotes/engine/move/move.js';

const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null });

export const endAccess: fc.Arbitrary<EndAccess> = fc.record({
  floor: fc.integer({ min: -5, max: 150 }),
  lift: fc.boolean(),
  carryM: fc.integer({ min: 0, max: 1000 }),
});

const rooms = fc
  .uniqueArray(fc.constantFrom(...roomKinds), { minLength: 1, maxLength: 5 })
  .chain((kinds) =>
    fc
      .array(fc.integer({ min: 0, max: 6 }), { minLength: kinds.length, maxLength: kinds.length })
      .map((counts) => Object.fromEntries(kinds.map((kind, index) => [kind, counts[index] ?? 0]))),
  );

const inventory = fc.record({
  items: fc.array(fc.record({ code: fc.constantFrom(...inventoryCodes), count: fc.integer({ min: 1, max: 12 }) }), {
    minLength: 1,
    maxLength: 8,
  }),
  isComplete: fc.boolean(),
});

/** Any move that a visitor can describe. */
export const anyMove: fc.Arbitrary<Move> = fc.record({
  moveType: fc.constantFrom(...moveTypes),
  distanceKm: fc.integer({ min: 1, max: 20_000 }),
  destinationCountry: orNull(fc.constantFrom('MY', 'GB', 'AU', 'US')),
  moveDetails: fc.constantFrom(...moveContents),
  propertySize: orNull(fc.constantFrom(...propertySizes)),
  moveSize: orNull(fc.constantFrom(...moveSizes)),
  rooms: orNull(rooms),
  inventory: orNull(inventory),
  volumeM3: orNull(fc.double({ min: 0.1, max: 400, noNaN: true })),
  specialItems: fc.subarray([...specialItemCodes]),
  leftOut: inventory.map(({ items }) => items),
  originAccess: orNull(endAccess),
  destinationAccess: orNull(endAccess),
  moveMonth: orNull(fc.integer({ min: 1, max: 12 })),
  packing: orNull(fc.boolean()),
  shippingMode: orNull(fc.constantFrom(...shippingModes)),
  storage: fc.boolean(),
  insurance: fc.boolean(),
  pets: fc.boolean(),
  car: fc.boolean(),
});

/** A local move of a home of which nothing else is known. */
export const plainMove: Move = {
  moveType: 'local',
  distanceKm: 30,
  destinationCountry: null,
  moveDetails: 'full-home',
  propertySize: null,
  moveSize: null,
  rooms: null,
  inventory: null,
  volumeM3: null,
  specialItems: [],
  leftOut: [],
  originAccess: null,
  destinationAccess: null,
  moveMonth: null,
  packing: null,
  shippingMode: null,
  storage: false,
  insurance: false,
  pets: false,
  car: false,
};

const money = (usual: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(usual), fc.double({ min: 0, max: 50 * usual + 10, noNaN: true }));
const positive = (usual: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(usual), fc.double({ min: 1, max: 50 * usual + 10, noNaN: true }));

const standard = defaultRates.figures;

const optionalMoney = (usual: number): fc.Arbitrary<number | null> => orNull(money(usual));

const specialItem = fc.record({
  m3: fc.double({ min: 0, max: 10, noNaN: true }),
  local: optionalMoney(250),
  international: optionalMoney(450),
  needsSurvey: fc.boolean(),
});

/** Two of the items with figures of their own; the rest keeps the defaults. */
const specialItems = fc
  .tuple(fc.constantFrom(...specialItemCodes), fc.constantFrom(...specialItemCodes), specialItem, specialItem)
  .map(
    ([one, other, first, second]): Record<SpecialItem, (typeof standard.specialItems)[SpecialItem]> => ({
      ...standard.specialItems,
      [one]: first,
      [other]: second,
    }),
  );

const services = fc.record({
  storagePerM3Month: optionalMoney(20),
  insurancePercent: fc.double({ min: 0, max: 20, noNaN: true }),
  valuePerM3: optionalMoney(500),
  petLocal: optionalMoney(100),
  petInternational: optionalMoney(900),
  carLocal: optionalMoney(300),
  carInternational: optionalMoney(1500),
});

/** Any rates that a company may set, odd ones included: dear containers, slow crews, free kilometres. */
export const anyRates: fc.Arbitrary<MovingRates> = fc
  .record({
    baseRate: money(120),
    perMileRate: money(2.5),
    hourlyRate: positive(95),
    internationalBase: positive(2500),
    volumeMultiplier: fc.double({ min: 0.1, max: 10, noNaN: true }),
    destination: fc.double({ min: 0.1, max: 10, noNaN: true }),
    seaPerM3: money(115),
    handlingPerM3: money(142.5),
    terminalFee: money(500),
    sharedMostM3: fc.integer({ min: 10, max: 60 }),
    ownLeastM3: fc.integer({ min: 1, max: 10 }),
    speeds: fc.array(fc.integer({ min: 50, max: 900 }), { minLength: 4, maxLength: 4 }),
    capacities: fc.array(
      fc.record({ capacityM3: fc.integer({ min: 5, max: 80 }), paidM3: fc.integer({ min: 1, max: 80 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    longestWorkHours: fc.integer({ min: 1, max: 24 }),
    minimumHours: fc.integer({ min: 0, max: 12 }),
    peakFactor: fc.double({ min: 1, max: 3, noNaN: true }),
    specialItems,
    services,
  })
  .map((given) => ({
    localRates: { baseRate: given.baseRate, perMileRate: given.perMileRate, hourlyRate: given.hourlyRate },
    internationalRates: {
      baseRate: given.internationalBase,
      volumeMultiplier: given.volumeMultiplier,
      destinationMultipliers: { AU: given.destination },
    },
    figures: {
      ...standard,
      labour: {
        crews: given.speeds.map((kgPerHour, index) => ({ movers: index + 2, kgPerHour })),
        longestWorkHours: given.longestWorkHours,
        minimumHours: given.minimumHours,
      },
      specialItems: given.specialItems,
      services: given.services,
      season: { ...standard.season, peakFactor: given.peakFactor },
      freight: {
        ...standard.freight,
        seaPerM3: given.seaPerM3,
        handlingPerM3: given.handlingPerM3,
        terminalFee: given.terminalFee,
        sharedMostM3: given.sharedMostM3,
        ownLeastM3: given.ownLeastM3,
        containers: given.capacities.map((size, index) => ({ ...size, name: `size ${index}` })),
      },
    },
  }));

/** The defaults in half of the cases, so that the laws are tried hardest where most companies are. */
export const usualOrAnyRates: fc.Arbitrary<MovingRates> = fc.oneof(fc.constant(defaultRates), anyRates);
