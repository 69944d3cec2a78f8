import type { MovingRates, SeasonFigures } from '@meg/shared/domain/quotes/rates';
import { type Move, type PriceLine, rounded, sumOf } from '../move/move.js';
import { serviceLines } from './services.js';
import type { SpecialThing } from './special-things.js';
import { isSpecialOnly, type VolumeEstimate } from './volume.js';

function packingLine(move: Move, m3: number, figures: MovingRates['figures']['extras']): PriceLine {
  if (move.packing === null) return { code: 'packing_unknown', params: {}, amount: null };
  if (!move.packing) return { code: 'packing_own', params: {}, amount: null };
  const { packingBase: base, packingPerM3: perM3 } = figures;
  return { code: 'packing', params: { base, perM3, m3 }, amount: Math.round(base + perM3 * m3) };
}

/** Codes and counts, which the words of the reader's language replace: "piano-upright:1,safe:2". */
const thingList = (things: readonly SpecialThing[]): string =>
  things.map(({ code, count }) => `${code}:${count}`).join(',');

function specialLines(move: Move, things: readonly SpecialThing[], figures: MovingRates['figures']): PriceLine[] {
  const end = move.moveType;
  const usual = end === 'local' ? figures.extras.specialtyLocal : figures.extras.specialtyInternational;
  const surveyed = things.filter(({ code }) => figures.specialItems[code].needsSurvey);
  const priced = things.filter((thing) => !surveyed.includes(thing));
  const fee = priced.reduce((sum, { code, count }) => sum + (figures.specialItems[code][end] ?? usual) * count, 0);
  const line = (code: 'specialty' | 'specialty_survey', named: readonly SpecialThing[], amount: number | null) =>
    named.length === 0 ? [] : [{ code, params: { things: thingList(named) }, amount }];
  const isUnnamed = isSpecialOnly(move) && things.length === 0;
  const unnamed: PriceLine = { code: 'specialty_unnamed', params: {}, amount: null };
  return [
    ...line('specialty', priced, Math.round(fee)),
    ...line('specialty_survey', surveyed, null),
    ...(isUnnamed ? [unnamed] : []),
  ];
}

/** Extra work, for local and international moves. */
export function extraLines(move: Move, volume: VolumeEstimate, { figures }: MovingRates): PriceLine[] {
  return [packingLine(move, volume.m3, figures.extras), ...specialLines(move, volume.special, figures)];
}

/** What the season adds to the sum of the lines. An unknown month counts as off-peak, and the line says so. */
function seasonLine(month: number | null, lines: readonly PriceLine[], figures: SeasonFigures): PriceLine {
  const percent = rounded((figures.peakFactor - 1) * 100, 1);
  if (month === null) return { code: 'season_unknown', params: { percent }, amount: null };
  if (!figures.peakMonths.includes(month)) return { code: 'season_quiet', params: {}, amount: null };
  return { code: 'season_peak', params: { percent }, amount: Math.round((sumOf(lines) * percent) / 100) };
}

/** The season makes the work dearer, but not storage, insurance and the like. */
export function withSeasonAndServices(
  lines: readonly PriceLine[],
  { move, volume, rates }: { move: Move; volume: VolumeEstimate; rates: MovingRates },
): PriceLine[] {
  const { season, services } = rates.figures;
  return [...lines, seasonLine(move.moveMonth, lines, season), ...serviceLines(move, volume.m3, services)];
}
