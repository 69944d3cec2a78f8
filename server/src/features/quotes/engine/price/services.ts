import type { ServiceFigures } from '@meg/shared/domain/quotes/rates';
import type { Move, PriceLine } from '../move/move.js';

type Service = 'storage' | 'insurance' | 'pets' | 'car';

const surveyed = (service: Service): PriceLine => ({ code: `${service}_survey`, params: {}, amount: null });

function storageLine(m3: number, { storagePerM3Month: perM3 }: ServiceFigures): PriceLine {
  if (perM3 === null) return surveyed('storage');
  return { code: 'storage', params: { m3, perM3 }, amount: Math.round(m3 * perM3) };
}

function insuranceLine(m3: number, { insurancePercent: percent, valuePerM3 }: ServiceFigures): PriceLine {
  if (valuePerM3 === null) return surveyed('insurance');
  const value = Math.round(m3 * valuePerM3);
  return { code: 'insurance', params: { percent, value }, amount: Math.round((value * percent) / 100) };
}

function feeLine(code: 'pets' | 'car', fee: number | null): PriceLine {
  return fee === null ? surveyed(code) : { code, params: {}, amount: Math.round(fee) };
}

/** What the visitor asked for beside the move. A service without a figure of the company is named without a price. */
export function serviceLines(move: Move, m3: number, figures: ServiceFigures): PriceLine[] {
  const isLocal = move.moveType === 'local';
  const lines: readonly (readonly [Service, () => PriceLine])[] = [
    ['storage', () => storageLine(m3, figures)],
    ['insurance', () => insuranceLine(m3, figures)],
    ['pets', () => feeLine('pets', isLocal ? figures.petLocal : figures.petInternational)],
    ['car', () => feeLine('car', isLocal ? figures.carLocal : figures.carInternational)],
  ];
  return lines.flatMap(([service, line]) => (move[service] ? [line()] : []));
}
