import type { ExtraFigures, SeasonFigures } from '@meg/shared/domain/quotes/rates';
import { type Move, type PriceLine, rounded, sumOf } from '../move/move.js';
import type { VolumeEstimate } from './volume.js';

function packingLine(move: Move, m3: number, figures: ExtraFigures): PriceLine {
  if (move.packing === null) return { code: 'packing_unknown', params: {}, amount: null };
  if (!move.packing) return { code: 'packing_own', params: {}, amount: null };
  const { packingBase: base, packingPerM3: perM3 } = figures;
  return { code: 'packing', params: { base, perM3, m3 }, amount: Math.round(base + perM3 * m3) };
}

/** Extra services, for local and international moves. */
export function extraLines(move: Move, volume: VolumeEstimate, figures: ExtraFigures): PriceLine[] {
  const fee = move.moveType === 'local' ? figures.specialtyLocal : figures.specialtyInternational;
  const special: PriceLine[] = [{ code: 'specialty', params: {}, amount: Math.round(fee) }];
  return [packingLine(move, volume.m3, figures), ...(volume.isSpecial ? special : [])];
}

/** What the season adds to the sum of the lines. An unknown month counts as off-peak, and the line says so. */
export function seasonLine(month: number | null, lines: readonly PriceLine[], figures: SeasonFigures): PriceLine {
  const percent = rounded((figures.peakFactor - 1) * 100, 1);
  if (month === null) return { code: 'season_unknown', params: { percent }, amount: null };
  if (!figures.peakMonths.includes(month)) return { code: 'season_quiet', params: {}, amount: null };
  return { code: 'season_peak', params: { percent }, amount: Math.round((sumOf(lines) * percent) / 100) };
}
