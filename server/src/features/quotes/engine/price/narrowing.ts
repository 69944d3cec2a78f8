import type { NextQuestionCode } from '@meg/shared/contract/quotes';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import type { EndAccess, Move } from '../move/move.js';
import { priceAtVolume, priceOf } from './estimate.js';
import { rangeShare } from './range.js';
import { estimateVolume, isSpecialOnly, scaleVolume, type VolumeBasis } from './volume.js';

/** What is known besides the move itself. */
export interface Known {
  readonly isOriginPlaced: boolean;
  readonly isDestinationPlaced: boolean;
  /** Questions not to ask: skipped, or answered elsewhere. */
  readonly leaveOut: readonly string[];
}

export interface Narrowing {
  readonly code: NextQuestionCode;
  /** By how much the answer can change the price. */
  readonly gain: number;
}

interface Case {
  readonly move: Move;
  readonly rates: MovingRates;
  /** The current price, which is also that of the cheapest answer to an open question. */
  readonly price: number;
}

const nearAndFarKm = { local: [5, 200], international: [1000, 16000] } as const;
const hardAccess: EndAccess = { floor: 3, lift: false, carryM: 30 };

const priceWith = ({ move, rates }: Case, answer: Partial<Move>): number => priceOf({ ...move, ...answer }, rates);

/** The difference of price between two possible answers. */
const spread = (current: Case, least: Partial<Move>, most: Partial<Move>): number =>
  Math.abs(priceWith(current, most) - priceWith(current, least));

/** How much narrower the price gets with a better basis of the volume. */
function volumeGain({ move, rates }: Case, better: VolumeBasis): number {
  const volume = estimateVolume(move, rates.figures);
  const widthAt = (basis: VolumeBasis): number => {
    const share = rangeShare(basis, false, rates.figures.range);
    const at = (factor: number): number => priceAtVolume(move, scaleVolume(volume, factor), rates);
    return at(1 + share) - at(1 - share);
  };
  return widthAt(volume.basis) - widthAt(better);
}

function placeGain(current: Case): number {
  const [near, far] = nearAndFarKm[current.move.moveType];
  return spread(current, { distanceKm: near }, { distanceKm: far });
}

/** A number of boxes or special items is asked for in place of a home. */
const isListed = (move: Move): boolean => move.moveDetails === 'boxes-only' || isSpecialOnly(move);

/** How much narrower the range gets by a list, even where it changes no price, as with the least time of a crew. */
function listGain(current: Case): number {
  const { move, rates, price } = current;
  const { basis } = estimateVolume(move, rates.figures);
  const { range } = rates.figures;
  const narrower = 2 * price * (rangeShare(basis, false, range) - rangeShare('inventory', false, range));
  return Math.max(volumeGain(current, 'inventory'), isListed(move) ? narrower : 0);
}

const isHousehold = ({ moveDetails }: Move): boolean => moveDetails === 'full-home' || moveDetails === 'some-furniture';

/** Rooms are asked before the inventory: counting them takes ten seconds, a list ten minutes. */
const canCountRooms = (move: Move): boolean =>
  isHousehold(move) && move.rooms === null && move.inventory === null && move.volumeM3 === null;

const gains: Readonly<Record<NextQuestionCode, (current: Case, known: Known) => number>> = {
  origin_place: (current, known) => (known.isOriginPlaced ? 0 : placeGain(current)),
  destination_place: (current, known) => (known.isDestinationPlaced ? 0 : placeGain(current)),
  property_size: (current) => {
    const { propertySize, rooms, inventory, volumeM3 } = current.move;
    const isKnown = propertySize !== null || rooms !== null || volumeM3 !== null || inventory?.isComplete;
    // An office has no bedrooms; what stands in it is listed.
    if (isKnown || isListed(current.move) || current.move.moveDetails === 'office') return 0;
    return spread(current, { propertySize: 'Studio/1Bed' }, { propertySize: '4 Beds+' });
  },
  move_size: (current) => {
    const { moveSize, inventory, volumeM3 } = current.move;
    const isKnown = moveSize !== null || inventory !== null || volumeM3 !== null;
    if (isKnown || !isHousehold(current.move) || current.move.moveType === 'local') return 0;
    return spread(current, { moveSize: 'Content only' }, { moveSize: 'All furniture and content' });
  },
  rooms: (current) =>
    canCountRooms(current.move) && current.move.propertySize !== null ? volumeGain(current, 'rooms') : 0,
  inventory: (current, known) => {
    const isOpen = current.move.inventory?.isComplete !== true && current.move.volumeM3 === null;
    const mayAsk = known.leaveOut.includes('rooms') || !canCountRooms(current.move);
    return isOpen && mayAsk ? listGain(current) : 0;
  },
  access: (current) => {
    if (current.move.originAccess !== null || current.move.destinationAccess !== null) return 0;
    return priceWith(current, { originAccess: hardAccess, destinationAccess: hardAccess }) - current.price;
  },
  move_date: (current) => {
    const { peakMonths } = current.rates.figures.season;
    const [peak = null] = peakMonths;
    return current.move.moveMonth === null ? priceWith(current, { moveMonth: peak }) - current.price : 0;
  },
  packing: (current) => (current.move.packing === null ? priceWith(current, { packing: true }) - current.price : 0),
};

/** Which of its wordings the question has. */
export function questionText(code: NextQuestionCode, move: Move) {
  if (code !== 'inventory') return `ask_${code}` as const;
  if (move.moveDetails === 'boxes-only') return 'ask_boxes';
  return isSpecialOnly(move) ? 'ask_special_items' : 'ask_inventory';
}

/** The question whose answer would narrow the range most. Null if none is left. */
export function nextQuestion(move: Move, rates: MovingRates, known: Known): Narrowing | null {
  const current = { move, rates, price: priceOf(move, rates) };
  const open = (Object.keys(gains) as NextQuestionCode[])
    .filter((code) => !known.leaveOut.includes(code))
    .map((code) => ({ code, gain: Math.round(gains[code](current, known)) }))
    .filter(({ gain }) => gain > 0);
  return open.reduce<Narrowing | null>((best, each) => (best === null || each.gain > best.gain ? each : best), null);
}
