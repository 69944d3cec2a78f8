import type { Quote } from '@meg/shared/contract/quotes';
import type { PriceLine } from '../move/move.js';
import type { Workings } from './quote-lines.js';
import type { QuoteTextCode } from './write-text.js';

type CostCode = Extract<QuoteTextCode, `cost_${string}`>;

const costOf: Partial<Record<PriceLine['code'], CostCode>> = {
  call_out: 'cost_call_out',
  labour: 'cost_crew',
  labour_minimum: 'cost_crew',
  driving: 'cost_road',
  mileage: 'cost_road',
  origin_services: 'cost_origin',
  freight_air: 'cost_freight_air',
  handling: 'cost_delivery',
  terminal: 'cost_terminal',
  access_fee: 'cost_access',
  packing: 'cost_packing',
  specialty: 'cost_specialty',
  season_peak: 'cost_season',
  storage: 'cost_storage',
  insurance: 'cost_insurance',
  pets: 'cost_pets',
  car: 'cost_car',
};

const beyondOrigin: ReadonlySet<string> = new Set([
  'freight_shared',
  'freight_own',
  'freight_air',
  'handling',
  'terminal',
]);

/** The figure for the destination raises or lowers the freight and what follows it, and is no kind of cost by itself. */
function countryFactor(lines: readonly PriceLine[]): number {
  const multiplier = lines.find(({ code }) => code === 'country')?.params.multiplier;
  return typeof multiplier === 'number' ? multiplier : 1;
}

function sumsByCost({ estimate: { lines }, way }: Workings): Map<CostCode, number> {
  const sums = new Map<CostCode, number>();
  const factor = countryFactor(lines);
  for (const { code, amount } of lines) {
    const cost = costOf[code] ?? (code.startsWith('freight_') ? (`cost_freight_${way}` as const) : undefined);
    if (cost === undefined || amount === null) continue;
    sums.set(cost, (sums.get(cost) ?? 0) + amount * (beyondOrigin.has(code) ? factor : 1));
  }
  return sums;
}

/** Whole percents that make 100: what rounding down leaves over goes to those that lost most by it. */
export function wholePercents(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / total);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, part) => sum + part, 0);
  const byLoss = exact.map((part, index) => ({ index, loss: part - Math.floor(part) })).sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The kinds of cost with their share of the price, largest first. */
export function quoteCosts(workings: Workings): Quote['costs'] {
  const { writer } = workings;
  const sums = [...sumsByCost(workings)].sort(([, a], [, b]) => b - a);
  const percents = wholePercents(sums.map(([, sum]) => sum));
  return sums.flatMap(([code], index) => {
    const percent = percents[index] ?? 0;
    if (percent === 0) return [];
    return [{ code, text: writer.write('cost_share', { cost: writer.write(code), percent }), percent }];
  });
}
