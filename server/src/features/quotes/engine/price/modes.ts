import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import type { MovingRates } from '@meg/shared/domain/quotes/rates';
import { type Move, type PriceLine, rounded, sumOf } from '../move/move.js';
import { cheapestLoad } from './containers.js';
import { createLines } from './international-price.js';
import type { VolumeEstimate } from './volume.js';

export interface PricedMode {
  readonly mode: ShippingMode;
  readonly lines: readonly PriceLine[];
  readonly price: number;
  readonly container: string | null;
  readonly fullness: number | null;
  /** Whether a mover would offer it for this volume. */
  readonly isSensible: boolean;
}

/** The share of the smallest container, which visitors understand better than a share of a ship. */
function sharedFullness(volume: VolumeEstimate, rates: MovingRates): number {
  const capacities = rates.figures.freight.containers.map(({ capacityM3 }) => capacityM3);
  return Math.min(1, rounded(volume.m3 / Math.min(...capacities), 2));
}

type Priced = Pick<PricedMode, 'mode' | 'lines' | 'price'>;

function pricer(move: Move, volume: VolumeEstimate, rates: MovingRates) {
  const load = cheapestLoad(volume.m3, rates.figures.freight.containers);
  const linesOf = createLines({ move, volume, rates, load });
  const priced = (mode: ShippingMode): Priced => {
    const lines = linesOf(mode);
    return { mode, lines, price: sumOf(lines) };
  };
  return { load, priced };
}

/**
 * The usual way is the cheaper of a shared and an own container, never air. The own container is compared at every
 * volume: from a fixed volume on, a move could get cheaper by becoming larger.
 */
const isSharedUsual = (shared: Priced, own: Priced, isSharedSensible: boolean): boolean =>
  isSharedSensible && shared.price <= own.price;

export function priceModes(move: Move, volume: VolumeEstimate, rates: MovingRates) {
  const { freight } = rates.figures;
  const { load, priced } = pricer(move, volume, rates);
  const [shared, own] = [priced('shared'), priced('own')];
  const isSharedSensible = volume.m3 <= freight.sharedMostM3;
  const all: Readonly<Record<ShippingMode, PricedMode>> = {
    shared: { ...shared, container: null, fullness: sharedFullness(volume, rates), isSensible: isSharedSensible },
    own: {
      ...own,
      container: load.label,
      fullness: rounded(volume.m3 / load.capacityM3, 2),
      isSensible: volume.m3 >= freight.ownLeastM3 || own.price < shared.price,
    },
    air: { ...priced('air'), container: null, fullness: null, isSensible: volume.m3 <= freight.airMostM3 },
  };
  const usual = isSharedUsual(shared, own, isSharedSensible) ? all.shared : all.own;
  return { all, usual, chosen: move.shippingMode ? all[move.shippingMode] : usual };
}

/** Only the price of the chosen way, for comparing many moves. */
export function chosenPrice(move: Move, volume: VolumeEstimate, rates: MovingRates): number {
  const { priced } = pricer(move, volume, rates);
  if (move.shippingMode) return priced(move.shippingMode).price;
  const own = priced('own');
  if (volume.m3 > rates.figures.freight.sharedMostM3) return own.price;
  const shared = priced('shared');
  return isSharedUsual(shared, own, true) ? shared.price : own.price;
}
