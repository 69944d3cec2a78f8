import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { type Move, type PriceLine, sumOf } from '../move/move.js';
import { localLines } from './local-price.js';
import { chosenPrice, type PricedMode, priceModes } from './modes.js';
import { estimateVolume, type VolumeEstimate } from './volume.js';

export interface Estimate {
  readonly volume: VolumeEstimate;
  /** Whole currency units: the sum of the lines. */
  readonly price: number;
  readonly lines: readonly PriceLine[];
  /** Null for a local move, as are the next two. */
  readonly modes: Readonly<Record<ShippingMode, PricedMode>> | null;
  /** The way that the price is for: the visitor's choice, else the usual one. */
  readonly chosen: PricedMode | null;
  readonly usual: PricedMode | null;
}

/** The price of a move by the company's rates. */
export function estimate(move: Move, rates: MovingRates): Estimate {
  const volume = estimateVolume(move, rates.figures);
  if (move.moveType === 'local') {
    const lines = localLines(move, volume, rates);
    return { volume, price: sumOf(lines), lines, modes: null, chosen: null, usual: null };
  }
  const { all, usual, chosen } = priceModes(move, volume, rates);
  return { volume, price: chosen.price, lines: chosen.lines, modes: all, chosen, usual };
}

/** The price for another volume, to see how much the price depends on it. */
export const priceAtVolume = (move: Move, volume: VolumeEstimate, rates: MovingRates): number =>
  move.moveType === 'local' ? sumOf(localLines(move, volume, rates)) : chosenPrice(move, volume, rates);

/** The price alone, without what explains it. */
export const priceOf = (move: Move, rates: MovingRates): number =>
  priceAtVolume(move, estimateVolume(move, rates.figures), rates);
