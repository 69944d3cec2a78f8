import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import type { FreightFigures, MovingRates } from '@meg/shared/domain/quotes/rates';
import { extraWork } from '../move/access.js';
import { type Move, type PriceLine, rounded, sumOf } from '../move/move.js';
import type { Load } from './containers.js';
import { extraLines, withSeasonAndServices } from './extras.js';
import { workCost } from './labour.js';
import type { VolumeEstimate } from './volume.js';

/** Freight grows with the distance, from a part that even the shortest way costs. */
export function distanceFactor(distanceKm: number, { nearShare, referenceKm }: FreightFigures): number {
  return rounded(nearShare + ((1 - nearShare) * distanceKm) / referenceKm, 3);
}

/** Handling at ports costs in full overseas, and in part across a land border or a short ferry. */
export function haulShare(distanceKm: number, figures: FreightFigures): number {
  const { shortHaulKm, longHaulKm, shortHaulShare } = figures;
  const way = Math.min(1, Math.max(0, (distanceKm - shortHaulKm) / (longHaulKm - shortHaulKm)));
  return rounded(shortHaulShare + (1 - shortHaulShare) * way, 3);
}

/** A few boxes need the papers, but not the survey and crew of a whole household. */
export function serviceShare(volumeM3: number, { smallShipmentShare, wholeServiceM3 }: FreightFigures): number {
  return rounded(smallShipmentShare + (1 - smallShipmentShare) * Math.min(1, volumeM3 / wholeServiceM3), 3);
}

interface Shipment {
  readonly move: Move;
  readonly volume: VolumeEstimate;
  readonly rates: MovingRates;
  readonly load: Load;
}

/** The company's multiplier for the destination country, on all but the services at the origin. */
function countryLines({ move, rates }: Shipment, beyondOrigin: readonly PriceLine[]): PriceLine[] {
  const country = move.destinationCountry ?? '';
  const multiplier = rounded(rates.internationalRates.destinationMultipliers[country] ?? 1, 3);
  if (multiplier === 1) return [];
  const amount = Math.round(sumOf(beyondOrigin) * (multiplier - 1));
  return [{ code: 'country', params: { multiplier, country }, amount }];
}

/** A shared container has a minimum volume. */
const billedSharedM3 = (m3: number, figures: FreightFigures): number => Math.max(m3, figures.sharedLeastM3);

function freightLine({ move, volume, rates, load }: Shipment, mode: ShippingMode): PriceLine {
  const { freight } = rates.figures;
  const paidM3 = mode === 'own' ? load.paidM3 : billedSharedM3(volume.m3, freight);
  const perM3 = mode === 'air' ? freight.airPerM3 : freight.seaPerM3;
  const multiplier = rounded(rates.internationalRates.volumeMultiplier, 3);
  const factor = distanceFactor(move.distanceKm, freight);
  const params = { paidM3, perM3, multiplier, factor, container: load.label };
  return { code: `freight_${mode}`, params, amount: Math.round(paidM3 * perM3 * multiplier * factor) };
}

function arrivalLines({ move, volume, rates }: Shipment): PriceLine[] {
  const { freight } = rates.figures;
  const share = haulShare(move.distanceKm, freight);
  const { handlingPerM3: perM3, terminalFee: fee } = freight;
  return [
    { code: 'handling', params: { m3: volume.m3, perM3, share }, amount: Math.round(volume.m3 * perM3 * share) },
    { code: 'terminal', params: { fee, share }, amount: Math.round(fee * share) },
  ];
}

function originLine({ volume, rates }: Shipment): PriceLine {
  const share = serviceShare(volume.m3, rates.figures.freight);
  const fee = rates.internationalRates.baseRate;
  return { code: 'origin_services', params: { fee, share }, amount: Math.round(fee * share) };
}

/** Loading and delivery are in other lines: this charges only for stairs and long carries. */
function accessLines({ move, volume, rates }: Shipment): PriceLine[] {
  const share = extraWork([move.originAccess, move.destinationAccess], rates.figures.access);
  if (share === 0) return [];
  const work = Math.round(workCost(volume.weightKg, rates.localRates.hourlyRate, rates.figures.labour));
  const percent = rounded(share * 100, 1);
  return [{ code: 'access_fee', params: { percent, work }, amount: Math.round((work * percent) / 100) }];
}

/** The lines for each way to ship. Only freight and what depends on it differ. */
export function createLines(shipment: Shipment): (mode: ShippingMode) => PriceLine[] {
  const { move, volume, rates } = shipment;
  const origin = originLine(shipment);
  const arrival = arrivalLines(shipment);
  const others = [...accessLines(shipment), ...extraLines(move, volume, rates)];
  return (mode) => {
    const beyondOrigin = [freightLine(shipment, mode), ...arrival];
    const lines = [origin, ...beyondOrigin, ...countryLines(shipment, beyondOrigin), ...others];
    return withSeasonAndServices(lines, shipment);
  };
}
