import type { ExtraFigures } from '@meg/shared/domain/quotes/rates';
import type { Move, PriceLine } from '../move/move.js';
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
