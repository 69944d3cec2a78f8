import type { QuoteLine, QuoteMode } from '@meg/shared/contract/quotes';
import { widestRange } from '@meg/shared/domain/quotes/rates';
import { pick } from '../../../../pick.js';
import type { MoveDistance } from '../move/distance.js';
import type { LineParams, Move, PriceLine } from '../move/move.js';
import { transitWeeks, type Way } from '../move/route.js';
import type { Estimate } from '../price/estimate.js';
import type { PricedMode } from '../price/modes.js';
import { type PriceRange, rangeAround } from '../price/range.js';
import type { QuoteTextCode, QuoteWriter } from './write-text.js';

export interface Workings {
  readonly move: Move;
  readonly distance: MoveDistance;
  readonly estimate: Estimate;
  readonly range: PriceRange;
  readonly way: Way;
  /** Of the places as found, else as typed. */
  readonly names: Readonly<Record<'origin' | 'destination', string>>;
  readonly writer: QuoteWriter;
}

const longDistanceKm = 300;

const lineOf = ({ writer }: Workings, code: QuoteTextCode, params: LineParams, amount: number | null): QuoteLine => ({
  code,
  params: { ...params },
  amount,
  text: writer.write(code, params),
});

function distanceLine(workings: Workings): QuoteLine {
  const { km, basis } = workings.distance;
  const params = { km, ...workings.names };
  if (basis === 'typical') return lineOf(workings, 'distance_typical', { km }, null);
  if (basis === 'within_city') return lineOf(workings, 'distance_within_city', params, null);
  return lineOf(workings, workings.move.moveType === 'local' ? 'distance_road' : 'distance_straight', params, null);
}

export function shipmentText({ move, way, writer }: Workings, mode: PricedMode | null): string {
  if (mode === null) return writer.write(move.distanceKm > longDistanceKm ? 'shipment_long' : 'shipment_local');
  if (mode.mode === 'air') return writer.write('shipment_air');
  return writer.write(`shipment_${mode.mode}_${way}`, { container: mode.container ?? '' });
}

function modeParams(workings: Workings, mode: PricedMode): LineParams {
  const { min, max } = transitWeeks(mode.mode, workings.way, workings.move.distanceKm);
  return { shipment: shipmentText(workings, mode), min, max, fullness: mode.fullness ?? 0 };
}

/** How far off the price may be, in few words. */
export function marginText({ range, estimate, distance, writer }: Workings): string {
  const { share, isCapped } = range;
  const code = distance.basis === 'typical' ? 'margin_typical' : (`margin_${estimate.volume.basis}` as const);
  const margin = writer.write(code, { percent: Math.round(share * 100) });
  return isCapped ? writer.write('margin_capped', { margin }) : margin;
}

/** A list that is not complete is known as well, though the volume does not rest on it. */
function basisCode({ move, estimate }: Workings) {
  const { basis } = estimate.volume;
  const isListed = (move.inventory?.items.length ?? 0) > 0;
  const mayBeListed = basis === 'home_size' || basis === 'unknown_office';
  return isListed && mayBeListed ? (`basis_${basis}_listed` as const) : (`basis_${basis}` as const);
}

/** Explains the width of the range. */
function rangeLine(workings: Workings): PriceLine {
  const { range, estimate, distance, writer } = workings;
  const known = basisCode(workings);
  const basis = writer.write(distance.basis === 'typical' ? `${known}_typical` : known);
  const code = range.isCapped ? 'range_capped' : 'range';
  const { uncappedMin, uncappedMax } = range;
  const percent = Math.round(range.share * 100);
  const params = { percent, price: estimate.price, basis, widest: widestRange, uncappedMin, uncappedMax };
  return { code, params, amount: null };
}

/** The workings, from the volume to the width of the range. The amounts add up to the price. */
export function quoteLines(workings: Workings): QuoteLine[] {
  const { estimate } = workings;
  const mode = estimate.chosen;
  return [
    lineOf(workings, `volume_${estimate.volume.basis}`, { m3: estimate.volume.m3 }, null),
    distanceLine(workings),
    ...(mode ? [lineOf(workings, `mode_${mode.mode}`, modeParams(workings, mode), null)] : []),
    ...[...estimate.lines, rangeLine(workings)].map((line) => lineOf(workings, line.code, line.params, line.amount)),
  ];
}

/** The ways to ship, side by side, each with its own range of the same width. */
export function quoteModes(workings: Workings, share: number): QuoteMode[] {
  const { modes, chosen } = workings.estimate;
  if (modes === null) return [];
  return Object.values(modes).map((mode) => {
    const { min, max } = rangeAround(mode.price, share);
    return {
      ...pick(mode, 'mode', 'container', 'fullness', 'isSensible'),
      minPrice: min,
      maxPrice: max,
      transitWeeks: transitWeeks(mode.mode, workings.way, workings.move.distanceKm),
      isChosen: mode === chosen,
      text: workings.writer.write(`mode_${mode.mode}`, modeParams(workings, mode)),
    };
  });
}
