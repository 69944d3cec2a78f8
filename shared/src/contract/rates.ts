import { z } from 'zod';
import { defaultRates } from '../domain/quotes/default-rates.js';
import { homeContents, moveSizes, propertySizes } from '../domain/quotes/move-options.js';
import type { MovingRates } from '../domain/quotes/rates.js';
import { roomKinds } from '../domain/quotes/rooms.js';
import { type SpecialItem, specialItemCodes } from '../domain/quotes/special-items.js';

/** High enough for currencies with small units, low enough that every sum stays an exact integer. */
const mostMoney = 1_000_000_000;

/** A number with its bounds in the message, which people read beside the field. */
function amount(least: number, most: number) {
  const bounds = `Between ${least.toLocaleString('en')} and ${most.toLocaleString('en')}`;
  return z.number({ error: 'Must be a number' }).min(least, bounds).max(most, bounds);
}

const money = () => amount(0, mostMoney);
const optionalMoney = (standardMoney: number | null) => money().nullable().default(standardMoney);
const share = () => amount(0, 1);
const volumeM3 = () => amount(0.1, 1_000);
const km = () => amount(1, 20_000);

const standard = defaultRates.figures;

/** One figure for each word of a closed list, each with its default. */
function each<const Word extends string>(
  words: readonly Word[],
  figure: () => z.ZodNumber,
  defaults: Record<Word, number>,
) {
  return z.strictObject(fieldsFor(words, figure, defaults)).prefault({} as never);
}

function fieldsFor<const Word extends string>(
  words: readonly Word[],
  figure: () => z.ZodNumber,
  defaults: Record<Word, number>,
) {
  const fields = words.map((word) => [word, figure().default(defaults[word])]);
  return Object.fromEntries(fields) as Record<Word, z.ZodDefault<z.ZodNumber>>;
}

/** Whether the figures never fall from one word to the next: more must never cost less. */
const rises = <Word extends string>(words: readonly Word[], figures: Readonly<Record<Word, number>>): boolean =>
  words.every((word, index) => index === 0 || figures[word] >= figures[words[index - 1] as Word]);

const volume = z
  .strictObject({
    homeM3: each(propertySizes, volumeM3, standard.volume.homeM3).refine((sizes) => rises(propertySizes, sizes), {
      error: 'A larger home must not have less volume than a smaller one',
    }),
    unknownHomeM3: volumeM3().default(standard.volume.unknownHomeM3),
    unknownOfficeM3: volumeM3().default(standard.volume.unknownOfficeM3),
    // Settings saved earlier have a share for `specialty` as well, which is dropped.
    contentsShare: z
      .object(fieldsFor(homeContents, () => amount(0.01, 2), standard.volume.contentsShare))
      .prefault({})
      .refine((shares) => rises(['boxes-only', 'some-furniture', 'full-home'], shares), {
        error: 'Boxes must not be more than some furniture, nor that more than a full home',
      }),
    moveSizeShare: each(moveSizes, () => amount(0.01, 2), standard.volume.moveSizeShare).refine(
      (shares) => rises(moveSizes, shares),
      { error: 'More contents must not have less volume' },
    ),
    roomM3: each(roomKinds, () => amount(0, 100), standard.volume.roomM3),
    kgPerM3: amount(20, 1_000).default(standard.volume.kgPerM3),
  })
  .prefault({});

const crew = z.strictObject({
  movers: z.int({ error: 'Must be a whole number' }).min(1).max(20),
  kgPerHour: amount(10, 10_000),
});

const labour = z
  .strictObject({
    crews: z
      .array(crew)
      .min(1, 'Name at least one crew')
      .max(10, 'At most 10 crews')
      .refine((crews) => crews.every((each, index) => index === 0 || each.movers > (crews[index - 1]?.movers ?? 0)), {
        error: 'List the crews from the smallest to the largest',
      })
      .default([...standard.labour.crews]),
    longestWorkHours: amount(1, 24).default(standard.labour.longestWorkHours),
    minimumHours: amount(0, 24).default(standard.labour.minimumHours),
  })
  .prefault({});

const access = z
  .strictObject({
    perFloor: share().default(standard.access.perFloor),
    lift: amount(0, 3).default(standard.access.lift),
    perCarryStep: share().default(standard.access.perCarryStep),
    carryStepM: amount(1, 500).default(standard.access.carryStepM),
    freeCarryM: amount(0, 500).default(standard.access.freeCarryM),
    mostFloors: amount(1, 100).default(standard.access.mostFloors),
  })
  .prefault({});

const travel = z
  .strictObject({
    yardHours: amount(0, 24).default(standard.travel.yardHours),
    roadFactor: amount(1, 3).default(standard.travel.roadFactor),
    townKm: amount(0, 500).default(standard.travel.townKm),
    townKmPerHour: amount(5, 150).default(standard.travel.townKmPerHour),
    openRoadKmPerHour: amount(5, 150).default(standard.travel.openRoadKmPerHour),
    crewTravelsKm: amount(0, 20_000).default(standard.travel.crewTravelsKm),
    peoplePerKm2: amount(10, 100_000).default(standard.travel.peoplePerKm2),
    typicalLocalKm: km().default(standard.travel.typicalLocalKm),
    typicalInternationalKm: km().default(standard.travel.typicalInternationalKm),
  })
  .prefault({});

const extras = z
  .strictObject({
    packingBase: money().default(standard.extras.packingBase),
    packingPerM3: money().default(standard.extras.packingPerM3),
    specialtyLocal: money().default(standard.extras.specialtyLocal),
    specialtyInternational: money().default(standard.extras.specialtyInternational),
  })
  .prefault({});

const specialItem = (standardItem: (typeof standard.specialItems)[SpecialItem]) =>
  z
    .strictObject({
      m3: amount(0, 100).default(standardItem.m3),
      local: optionalMoney(standardItem.local),
      international: optionalMoney(standardItem.international),
      needsSurvey: z
        .boolean()
        .default(standardItem.needsSurvey)
        .describe('A specialist has to see it: its own work has no price before that.'),
    })
    .prefault({});

const specialItems = z
  .strictObject(
    Object.fromEntries(specialItemCodes.map((code) => [code, specialItem(standard.specialItems[code])])) as Record<
      SpecialItem,
      ReturnType<typeof specialItem>
    >,
  )
  .prefault({});

const services = z
  .strictObject({
    storagePerM3Month: optionalMoney(standard.services.storagePerM3Month),
    insurancePercent: amount(0, 20).default(standard.services.insurancePercent),
    valuePerM3: optionalMoney(standard.services.valuePerM3),
    petLocal: optionalMoney(standard.services.petLocal),
    petInternational: optionalMoney(standard.services.petInternational),
    carLocal: optionalMoney(standard.services.carLocal),
    carInternational: optionalMoney(standard.services.carInternational),
  })
  .prefault({})
  .describe('Null: such a service has no price before a survey.');

const season = z
  .strictObject({
    peakMonths: z
      .array(
        z.int({ error: 'Months are numbers from 1 to 12' }).min(1, 'Months start at 1').max(12, 'Months end at 12'),
      )
      .max(12, 'A year has 12 months')
      .default([...standard.season.peakMonths]),
    peakFactor: amount(1, 3).default(standard.season.peakFactor),
  })
  .prefault({});

const container = z.strictObject({
  name: z.string().min(1, 'A container needs a name').max(40, 'At most 40 characters'),
  capacityM3: volumeM3(),
  paidM3: volumeM3(),
});

const freight = z
  .strictObject({
    seaPerM3: money().default(standard.freight.seaPerM3),
    airPerM3: money().default(standard.freight.airPerM3),
    nearShare: share().default(standard.freight.nearShare),
    referenceKm: km().default(standard.freight.referenceKm),
    handlingPerM3: money().default(standard.freight.handlingPerM3),
    terminalFee: money().default(standard.freight.terminalFee),
    shortHaulKm: km().default(standard.freight.shortHaulKm),
    longHaulKm: km().default(standard.freight.longHaulKm),
    shortHaulShare: share().default(standard.freight.shortHaulShare),
    smallShipmentShare: share().default(standard.freight.smallShipmentShare),
    wholeServiceM3: volumeM3().default(standard.freight.wholeServiceM3),
    sharedLeastM3: volumeM3().default(standard.freight.sharedLeastM3),
    sharedMostM3: volumeM3().default(standard.freight.sharedMostM3),
    ownLeastM3: volumeM3().default(standard.freight.ownLeastM3),
    airMostM3: volumeM3().default(standard.freight.airMostM3),
    containers: z
      .array(container)
      .min(1, 'Name at least one container')
      .max(6, 'At most 6 containers')
      .default(standard.freight.containers.map((each) => ({ ...each }))),
  })
  .refine((figures) => figures.ownLeastM3 <= figures.sharedMostM3, {
    path: ['ownLeastM3'],
    error: 'Must not be above the largest shared volume, or moves between the two would have no way to go',
  })
  .refine((figures) => figures.shortHaulKm < figures.longHaulKm, {
    path: ['longHaulKm'],
    error: 'Must be longer than the short haul',
  })
  .prefault({});

const width = () => amount(0.01, 0.5);

const range = z
  .strictObject({
    unknownHome: width().default(standard.range.unknownHome),
    homeSize: width().default(standard.range.homeSize),
    rooms: width().default(standard.range.rooms),
    inventory: width().default(standard.range.inventory),
    typicalDistance: amount(0, 0.4).default(standard.range.typicalDistance),
  })
  .refine((figures) => rises(['inventory', 'rooms', 'homeSize', 'unknownHome'], figures), {
    error: 'The range must not widen as more is known',
  })
  .prefault({});

export const localRates = z.strictObject({
  baseRate: money().default(defaultRates.localRates.baseRate).describe('Call-out, for any job.'),
  perMileRate: money().default(defaultRates.localRates.perMileRate).describe('For each mile from door to door.'),
  hourlyRate: amount(1, mostMoney)
    .default(defaultRates.localRates.hourlyRate)
    .describe('An hour of a crew of two. Each further mover adds half of it.'),
});

export const internationalRates = z.strictObject({
  baseRate: amount(10, mostMoney)
    .default(defaultRates.internationalRates.baseRate)
    .describe('The fixed part of a whole household: survey, export wrapping, loading, documents, delivery.'),
  volumeMultiplier: amount(0.1, 10)
    .default(defaultRates.internationalRates.volumeMultiplier)
    .describe('Multiplies the freight for each m³: 1 is the cheapest public sea freight, 1.5 the middle of it.'),
  destinationMultipliers: z
    .record(z.string(), amount(0.1, 10))
    .refine((multipliers) => Object.keys(multipliers).every((code) => /^[A-Z]{2}$/.test(code)), {
      error: 'Name each country by its two capital letters, as in MY',
    })
    .default({})
    .describe("By destination: multiplies all beyond the origin's services."),
});

const figures = z.strictObject({
  volume,
  labour,
  access,
  travel,
  extras,
  specialItems,
  services,
  season,
  freight,
  range,
});

/**
 * What a company stores under `pricing`. A group that it has not set stays missing, so that a quote can say whose rates
 * it uses; in a group that it has set, missing figures have their defaults.
 */
export const pricing = z
  .strictObject({
    localRates: localRates.optional(),
    internationalRates: internationalRates.optional(),
    figures: figures.optional(),
    showsRates: z
      .boolean()
      .optional()
      .describe('Whether visitors see the unit rates in the workings of a price. Missing means: no.'),
  })
  .meta({ id: 'Pricing' });

/** The same with every figure in place, as prices are made of it. */
export const movingRates = z.strictObject({
  localRates: localRates.prefault({}),
  internationalRates: internationalRates.prefault({}),
  figures: figures.prefault({}),
}) satisfies z.ZodType<MovingRates>;

export type Pricing = z.infer<typeof pricing>;
