import type { SeasonFigures } from '@meg/shared/domain/quotes/rates';
import { type PriceLine, rounded, sumOf } from './move.js';

export const isPeak = (month: number | null, figures: SeasonFigures): boolean =>
  month !== null && figures.peakMonths.includes(month);

/** What the season adds to the sum of the lines. An unknown month counts as off-peak, and the line says so. */
export function seasonLine(month: number | null, lines: readonly PriceLine[], figures: SeasonFigures): PriceLine {
  const percent = rounded((figures.peakFactor - 1) * 100, 1);
  if (month === null) return { code: 'season_unknown', params: { percent }, amount: null };
  if (!isPeak(month, figures)) return { code: 'season_quiet', params: {}, amount: null };
  return { code: 'season_peak', params: { percent }, amount: Math.round((sumOf(lines) * percent) / 100) };
}
