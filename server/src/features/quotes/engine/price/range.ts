import { type RangeFigures, widestRange } from '@meg/shared/domain/quotes/rates';
import type { VolumeBasis } from './volume.js';

export interface PriceRange {
  readonly min: number;
  readonly max: number;
  /** Half the width before the cap, as a share of the price. */
  readonly share: number;
  readonly isCapped: boolean;
  /** The range without the cap, for its explanation. */
  readonly uncappedMin: number;
  readonly uncappedMax: number;
}

const figureOf = {
  unknown_home: 'unknownHome',
  home_size: 'homeSize',
  rooms: 'rooms',
  inventory: 'inventory',
} as const satisfies Record<VolumeBasis, keyof RangeFigures>;

export function rangeShare(basis: VolumeBasis, isTypicalDistance: boolean, figures: RangeFigures): number {
  return figures[figureOf[basis]] + (isTypicalDistance ? figures.typicalDistance : 0);
}

/** The price is the middle of the range, so that a person can check it. */
export function rangeAround(price: number, share: number): PriceRange {
  const middle = Math.max(2, price);
  const wanted = Math.max(1, Math.round(middle * share));
  const half = Math.min(wanted, widestRange / 2, middle - 1);
  return {
    min: middle - half,
    max: middle + half,
    share,
    isCapped: wanted > half,
    uncappedMin: Math.max(1, middle - wanted),
    uncappedMax: middle + wanted,
  };
}
