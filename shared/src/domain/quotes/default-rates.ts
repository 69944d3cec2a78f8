import { inventoryItems } from './inventory-items.js';
import { type SpecialItem, specialItemCodes } from './special-items.js';

interface SpecialItemFigures {
  m3: number;
  /** What its own people or crate cost. Null: the usual fee, `specialtyLocal` or `specialtyInternational`. */
  local: number | null;
  international: number | null;
  /** A specialist has to see it: its own work has no price before that. */
  needsSurvey: boolean;
}

/** These differ too much from one to the next, or may not enter some countries. */
const surveyed: readonly SpecialItem[] = ['hot-tub', 'wine-collection', 'plant-collection', 'server-rack', 'machine'];

const specialItems = Object.fromEntries(
  specialItemCodes.map((code): [SpecialItem, SpecialItemFigures] => [
    code,
    {
      m3: inventoryItems[code].m3,
      local: null,
      international: null,
      needsSurvey: surveyed.includes(code),
    },
  ]),
) as Record<SpecialItem, SpecialItemFigures>;

/** There are no public prices for most of these: what has none is surveyed and not part of the price. */
const services = {
  storagePerM3Month: null as number | null,
  // Guides: 2.5 to 2.8 % of the value.
  insurancePercent: 2.65,
  // What a cubic metre of household goods is worth. Without it, insurance has no price.
  valuePerM3: null as number | null,
  petLocal: null as number | null,
  petInternational: null as number | null,
  carLocal: null as number | null,
  carInternational: null as number | null,
};

/**
 * Starting values, gathered from public price guides of movers and from carriers' tables, 2024–2026, mostly of the
 * United States. They are what a new company begins with and edits, not truths about any market.
 */
const defaultFigures = {
  volume: {
    // Guides: studio 6–10 m³, 1 bed 12–16, 2 beds 18–26, 3 beds 32–39, 4 beds 40–57; a home in Britain averages 24.
    homeM3: { 'Studio/1Bed': 11, '2 - 3 Beds': 27, '3 Beds - 4 Beds': 42, '4 Beds+': 55 },
    // Where the visitor has not said how large the home is.
    unknownHomeM3: 24,
    unknownOfficeM3: 30,
    // How much of a home goes, by what the visitor says is moved. Special items go beside a home and replace nothing of it.
    contentsShare: { 'full-home': 1, 'some-furniture': 0.6, 'boxes-only': 0.3, office: 1 },
    moveSizeShare: { 'Content only': 0.3, 'Content plus some furniture': 0.6, 'All furniture and content': 1 },
    // Chosen so that whole homes come out at the guides' figures: 2 beds 20.5 m³, 3 beds with garage 36.
    roomM3: {
      bedroom: 5.5,
      'living-room': 6,
      'dining-room': 4.5,
      kitchen: 3,
      bathroom: 0.5,
      study: 4,
      garage: 5,
      loft: 4,
      garden: 2.5,
    },
    // 7 lb/ft³, as American tariffs reckon household goods.
    kgPerM3: 112,
  },
  labour: {
    // Smallest first: 700, 1,000, 1,200 and 1,400 lb an hour, loading and unloading together.
    crews: [
      { movers: 2, kgPerHour: 318 },
      { movers: 3, kgPerHour: 454 },
      { movers: 4, kgPerHour: 544 },
      { movers: 5, kgPerHour: 635 },
    ],
    // A crew that would carry longer than this is too small; the largest takes what is left.
    longestWorkHours: 7,
    // Guides: 2 to 3 hours.
    minimumHours: 3,
  },
  access: {
    // Shares of the work at that end. Guides: +20 % a floor, +20 % for each 50 ft past the first 50, a lift 25–30 % in place of floors.
    perFloor: 0.2,
    lift: 0.275,
    perCarryStep: 0.2,
    carryStepM: 15,
    freeCarryM: 15,
    // Above this many, stairs cost no more: furniture then goes by an outside lift.
    mostFloors: 10,
  },
  travel: {
    // From the yard to the door and home again.
    yardHours: 0.5,
    // Roads are longer than the straight line.
    roadFactor: 1.3,
    townKm: 40,
    townKmPerHour: 40,
    openRoadKmPerHour: 80,
    // Beyond this the crew is hired at each end and a driver takes the lorry.
    crewTravelsKm: 300,
    // How densely cities are built, for a move within one.
    peoplePerKm2: 4000,
    typicalLocalKm: 30,
    typicalInternationalKm: 8000,
  },
  extras: {
    // Guides: packing $300–450 for 1 bed, $600–750 for 3 beds.
    packingBase: 125,
    packingPerM3: 16.5,
    // For each special item without a fee of its own.
    specialtyLocal: 250,
    specialtyInternational: 450,
  },
  specialItems,
  services,
  season: {
    // 1 is January.
    peakMonths: [5, 6, 7, 8, 9],
    // Guides: 1.1 to 1.5.
    peakFactor: 1.15,
  },
  freight: {
    // Guides: sea $115–230/m³, air $915–2,930/m³. `volumeMultiplier` 1.5 takes both to the middle.
    seaPerM3: 115,
    airPerM3: 1250,
    // The part of the freight that even the shortest way costs; the rest grows with the distance.
    nearShare: 0.35,
    // At this distance freight costs what the figures say.
    referenceKm: 10_000,
    // Guides: $130–155/m³ and $400–600 at the port of destination.
    handlingPerM3: 142.5,
    terminalFee: 500,
    // Port handling counts in part up to the first distance and in full from the second.
    shortHaulKm: 500,
    longHaulKm: 4000,
    shortHaulShare: 0.3,
    // The least share of `internationalRates.baseRate`, and from what volume it is due in full.
    smallShipmentShare: 0.4,
    wholeServiceM3: 14,
    sharedLeastM3: 1,
    // Guides: under 500 ft³ shared, over 800 ft³ a container of one's own, between them either.
    sharedMostM3: 23,
    ownLeastM3: 14,
    airMostM3: 10,
    // `paidM3`: a container costs as much as this many m³ in a shared one, full or not.
    containers: [
      { name: '20-ft', capacityM3: 28, paidM3: 20 },
      { name: '40-ft', capacityM3: 60, paidM3: 33 },
      { name: '40-ft high-cube', capacityM3: 66, paidM3: 36 },
    ],
  },
  // Half the width as a share of the price, by what the volume rests on. `typicalDistance` is added where a place is not
  // known and a typical distance stands in.
  range: { unknownHome: 0.35, homeSize: 0.25, rooms: 0.15, inventory: 0.1, typicalDistance: 0.1 },
};

/** What a company signs up with, and what quotes rest on until it has set its own. */
export const defaultRates = {
  // `baseRate` is the call-out for any job, `hourlyRate` an hour of a crew of two: each further mover adds half of it.
  localRates: { baseRate: 120, perMileRate: 2.5, hourlyRate: 95 },
  internationalRates: {
    // The fixed part of a whole household: survey, export wrapping, loading, documents, customs entry, delivery.
    baseRate: 2500,
    // Multiplies the freight figures: 1 is the cheapest public sea freight, 1.5 the middle of it.
    volumeMultiplier: 1.5,
    // By destination (ISO 3166-1, two letters): multiplies all beyond the origin's services. Missing means 1.
    destinationMultipliers: {} as Record<string, number>,
  },
  figures: defaultFigures,
};
