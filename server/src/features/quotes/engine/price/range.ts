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
  unknown_office: 'unknownHome',
  unknown_boxes: 'unknownHome',
  named_items: 'unknownHome',
  home_size: 'homeSize',
  rooms: 'rooms',
  // Visitors know their volume about as well as their rooms.
  said_volume: 'rooms',
  inventory: 'inventory',
} as const satisfies Record<VolumeBasis, keyof RangeFigures>;

export function rangeShare(basis: VolumeBasis, isTypicalDistance: boolean, figures: RangeFigures): number {
  return figures[figureOf[basis]] + (isTypicalDistance ? figures.typicalDistance : 0);
}

/** Each divides the next. The last is a tenth of half the widest range. */
const steps = [100, 50, 10, 5];
const stepsInMargin = 10;

/**
 * The coarsest step that is still a tenth of the margin. It goes by the figure itself and changes at a multiple of the
 * coarser step, so that rounding never swaps the order of two figures.
 */
function stepAt(figure: number, share: number): number {
  const stepsInFigure = Math.ceil(stepsInMargin / share);
  return steps.find((step) => figure >= stepsInFigure * step) ?? 1;
}

/** To the nearest step; a half goes outwards, so that the price stays within. */
function roundedDown(figure: number, share: number): number {
  const step = stepAt(figure, share);
  return Math.ceil(figure / step - 0.5) * step;
}

function roundedUp(figure: number, share: number): number {
  const step = stepAt(figure, share);
  return Math.floor(figure / step + 0.5) * step;
}

/** Around the price, in figures no finer than its margin. */
export function rangeAround(price: number, share: number): PriceRange {
  const middle = Math.max(2, price);
  const wanted = Math.max(1, Math.round(middle * share));
  const half = Math.min(wanted, widestRange / 2, middle - 1);
  const min = roundedDown(middle - half, share);
  return {
    min,
    max: Math.min(roundedUp(middle + half, share), min + widestRange),
    share,
    isCapped: wanted > half,
    uncappedMin: roundedDown(Math.max(1, middle - wanted), share),
    uncappedMax: roundedUp(middle + wanted, share),
  };
}
