import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { type Move, type PriceLine, sumOf } from '../move/move.js';
import { localLines } from './local-price.js';
import { cheapestPrice, type PricedMode, priceModes } from './modes.js';
import { estimateVolume, type VolumeEstimate } from './volume.js';

export interface Estimate {
  readonly volume: VolumeEstimate;
  /** Whole currency units: the sum of the lines. */
  readonly price: number;
  readonly lines: readonly PriceLine[];
  /** Null for a local move, as is `cheapest`. */
  readonly modes: Readonly<Record<ShippingMode, PricedMode>> | null;
  readonly cheapest: PricedMode | null;
}

/** The price of a move by the company's rates. */
export function estimate(move: Move, rates: MovingRates): Estimate {
  const volume = estimateVolume(move, rates.figures.volume);
  if (move.moveType === 'local') {
    const lines = localLines(move, volume, rates);
    return { volume, price: sumOf(lines), lines, modes: null, cheapest: null };
  }
  const { all, cheapest } = priceModes(move, volume, rates);
  return { volume, price: cheapest.price, lines: cheapest.lines, modes: all, cheapest };
}

/** The price for another volume, to see how much the price depends on it. */
export const priceAtVolume = (move: Move, volume: VolumeEstimate, rates: MovingRates): number =>
  move.moveType === 'local' ? sumOf(localLines(move, volume, rates)) : cheapestPrice(move, volume, rates);

/** The price alone, without what explains it. */
export const priceOf = (move: Move, rates: MovingRates): number =>
  priceAtVolume(move, estimateVolume(move, rates.figures.volume), rates);
