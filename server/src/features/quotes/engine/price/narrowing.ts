import type { NextQuestionCode } from '@meg/shared/contract/quotes';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import type { EndAccess, Move } from '../move/move.js';
import { priceAtVolume, priceOf } from './estimate.js';
import { rangeShare } from './range.js';
import { estimateVolume, scaleVolume, type VolumeBasis } from './volume.js';

/** What is known of the move beside the move itself. */
export interface Known {
  readonly isOriginPlaced: boolean;
  readonly isDestinationPlaced: boolean;
  /** Questions that are not to be asked: skipped, or answered elsewhere. */
  readonly leaveOut: readonly string[];
}

export interface Narrowing {
  readonly code: NextQuestionCode;
  /** By how much its answer can move the price. */
  readonly gain: number;
}

interface Case {
  readonly move: Move;
  readonly rates: MovingRates;
  /** The price as the move stands, which is also that of the least answer where the question is still open. */
  readonly price: number;
}

const nearAndFarKm = { local: [5, 200], international: [1000, 16000] } as const;
const hardAccess: EndAccess = { floor: 3, lift: false, carryM: 30 };

const priceWith = ({ move, rates }: Case, answer: Partial<Move>): number => priceOf({ ...move, ...answer }, rates);

/** The price under one possible answer against that under another. */
const spread = (given: Case, least: Partial<Move>, most: Partial<Move>): number =>
  Math.abs(priceWith(given, most) - priceWith(given, least));

/** How much of the price's uncertainty goes when the volume rests on something better. */
function volumeGain({ move, rates }: Case, better: VolumeBasis): number {
  const volume = estimateVolume(move, rates.figures.volume);
  const widthAt = (basis: VolumeBasis): number => {
    const share = rangeShare(basis, false, rates.figures.range);
    const at = (factor: number): number => priceAtVolume(move, scaleVolume(volume, factor), rates);
    return at(1 + share) - at(1 - share);
  };
  return widthAt(volume.basis) - widthAt(better);
}

function placeGain(given: Case): number {
  const [near, far] = nearAndFarKm[given.move.moveType];
  return spread(given, { distanceKm: near }, { distanceKm: far });
}

const isHousehold = ({ moveDetails }: Move): boolean => moveDetails === 'full-home' || moveDetails === 'some-furniture';

/** Rooms first: they are counted in ten seconds, a list takes ten minutes. Without rooms to count, the list at once. */
const canCountRooms = (move: Move): boolean => isHousehold(move) && move.rooms === null && move.inventory === null;

const gains: Readonly<Record<NextQuestionCode, (given: Case, known: Known) => number>> = {
  origin_place: (given, known) => (known.isOriginPlaced ? 0 : placeGain(given)),
  destination_place: (given, known) => (known.isDestinationPlaced ? 0 : placeGain(given)),
  property_size: (given) => {
    const isKnown = given.move.propertySize !== null || given.move.rooms !== null || given.move.inventory?.isComplete;
    return isKnown ? 0 : spread(given, { propertySize: 'Studio/1Bed' }, { propertySize: '4 Beds+' });
  },
  move_size: (given) => {
    const isOpen = given.move.moveSize === null && given.move.inventory === null && isHousehold(given.move);
    if (!isOpen || given.move.moveType === 'local') return 0;
    return spread(given, { moveSize: 'Content only' }, { moveSize: 'All furniture and content' });
  },
  rooms: (given) => (canCountRooms(given.move) && given.move.propertySize !== null ? volumeGain(given, 'rooms') : 0),
  inventory: (given, known) => {
    const isOpen = given.move.inventory?.isComplete !== true;
    const mayAsk = known.leaveOut.includes('rooms') || !canCountRooms(given.move);
    return isOpen && mayAsk ? volumeGain(given, 'inventory') : 0;
  },
  access: (given) => {
    if (given.move.originAccess !== null || given.move.destinationAccess !== null) return 0;
    return priceWith(given, { originAccess: hardAccess, destinationAccess: hardAccess }) - given.price;
  },
  move_date: (given) => {
    const { peakMonths } = given.rates.figures.season;
    const [peak = null] = peakMonths;
    return given.move.moveMonth === null ? priceWith(given, { moveMonth: peak }) - given.price : 0;
  },
  packing: (given) => (given.move.packing === null ? priceWith(given, { packing: true }) - given.price : 0),
};

/** The one question whose answer would narrow the range most. Null when nothing is left to ask. */
export function nextQuestion(move: Move, rates: MovingRates, known: Known): Narrowing | null {
  const given = { move, rates, price: priceOf(move, rates) };
  const open = (Object.keys(gains) as NextQuestionCode[])
    .filter((code) => !known.leaveOut.includes(code))
    .map((code) => ({ code, gain: Math.round(gains[code](given, known)) }))
    .filter(({ gain }) => gain > 0);
  return open.reduce<Narrowing | null>((best, each) => (best === null || each.gain > best.gain ? each : best), null);
}
