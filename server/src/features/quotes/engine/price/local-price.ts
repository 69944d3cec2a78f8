import { toMiles } from '@meg/shared/domain/quotes/measurement-system';
import type { MovingRates, TravelFigures } from '@meg/shared/domain/quotes/rates';
import { extraWork } from '../move/access.js';
import { type Move, type PriceLine, rounded } from '../move/move.js';
import { extraLines, withSeasonAndServices } from './extras.js';
import { chooseCrew, crewRateOf } from './labour.js';
import type { VolumeEstimate } from './volume.js';

/** The crew's hours on the road: from the yard, through town, and on the open road as far as crews travel. */
export function crewTravelHours(distanceKm: number, figures: TravelFigures): number {
  const withCrewKm = Math.min(distanceKm, figures.crewTravelsKm);
  const townKm = Math.min(withCrewKm, figures.townKm);
  return figures.yardHours + townKm / figures.townKmPerHour + (withCrewKm - townKm) / figures.openRoadKmPerHour;
}

function labourLines(move: Move, volume: VolumeEstimate, { localRates, figures }: MovingRates): PriceLine[] {
  const extraShare = extraWork([move.originAccess, move.destinationAccess], figures.access);
  const travelHours = crewTravelHours(move.distanceKm, figures.travel);
  const work = { weightKg: volume.weightKg, extraShare, travelHours, hourlyRate: localRates.hourlyRate };
  const labour = chooseCrew(work, figures.labour);
  const { movers, billedHours: hours, crewRate } = labour;
  const params = {
    movers,
    hours,
    crewRate,
    workHours: rounded(labour.workHours, 2),
    travelHours: rounded(travelHours, 2),
  };
  const isMinimum = labour.workHours + travelHours < figures.labour.minimumHours;
  const code = isMinimum ? 'labour_minimum' : 'labour';
  const access: PriceLine = { code: 'access', params: { percent: Math.round(extraShare * 100) }, amount: null };
  return [{ code, params, amount: Math.round(labour.cost) }, ...(extraShare > 0 ? [access] : [])];
}

/** Beyond where crews travel a driver goes alone, and other people unload. */
function drivingLines(distanceKm: number, { localRates, figures }: MovingRates): PriceLine[] {
  const beyondKm = distanceKm - figures.travel.crewTravelsKm;
  if (beyondKm <= 0) return [];
  const hours = rounded(beyondKm / figures.travel.openRoadKmPerHour, 2);
  const rate = crewRateOf(1, localRates.hourlyRate);
  return [{ code: 'driving', params: { hours, rate, km: Math.round(beyondKm) }, amount: Math.round(hours * rate) }];
}

function mileageLine(distanceKm: number, { localRates }: MovingRates): PriceLine {
  const miles = toMiles(distanceKm);
  const rate = localRates.perMileRate;
  return { code: 'mileage', params: { miles, rate, km: Math.round(distanceKm) }, amount: Math.round(miles * rate) };
}

export function localLines(move: Move, volume: VolumeEstimate, rates: MovingRates): PriceLine[] {
  const lines: PriceLine[] = [
    { code: 'call_out', params: {}, amount: Math.round(rates.localRates.baseRate) },
    ...labourLines(move, volume, rates),
    ...drivingLines(move.distanceKm, rates),
    mileageLine(move.distanceKm, rates),
    ...extraLines(move, volume, rates),
  ];
  return withSeasonAndServices(lines, { move, volume, rates });
}
