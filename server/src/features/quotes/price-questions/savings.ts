import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { priceAtVolume } from '../engine/price/estimate.js';
import { rangeAround } from '../engine/price/range.js';
import { scaleVolume } from '../engine/price/volume.js';
import { shipmentText } from '../engine/text/quote-lines.js';
import type { AskedQuote, Prices } from './asked-quote.js';

interface Change {
  readonly text: string;
  readonly request: Partial<QuoteRequest>;
  /** Of the volume that is left. */
  readonly factor: number;
}

export interface Saving extends Change {
  readonly saved: number;
  readonly prices: Prices;
}

const mostSavings = 4;
const lessVolume = 0.8;

function wayChanges({ workings }: AskedQuote): Change[] {
  const { modes, chosen } = workings.estimate;
  return Object.values(modes ?? {})
    .filter((mode) => mode !== chosen && mode.isSensible)
    .map((mode) => ({ text: shipmentText(workings, mode), request: { shippingMode: mode.mode }, factor: 1 }));
}

const monthName = (month: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month - 1, 1));

/** The nearest month outside the season, the later of two. */
function quietMonth(month: number, peakMonths: readonly number[]): number | undefined {
  const nearest = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6].map((away) => ((month + away + 11) % 12) + 1);
  return nearest.find((each) => !peakMonths.includes(each));
}

function monthChanges({ workings: { move, writer }, rates }: AskedQuote, tag: string): Change[] {
  const { peakMonths } = rates.figures.season;
  if (move.moveMonth === null || !peakMonths.includes(move.moveMonth)) return [];
  const quiet = quietMonth(move.moveMonth, peakMonths);
  if (quiet === undefined) return [];
  const request = { moveMonth: quiet, moveDate: undefined, moveYear: undefined };
  return [{ text: writer.write('say_other_month', { month: monthName(quiet, tag) }), request, factor: 1 }];
}

function serviceChanges({ workings: { move, estimate, writer } }: AskedQuote): Change[] {
  const without = (['storage', 'insurance', 'pets', 'car'] as const)
    .filter((service) => estimate.lines.some(({ code, amount }) => code === service && amount !== null))
    .map((service) => ({
      text: writer.write('say_without', { what: writer.write(`cost_${service}`) }),
      request: { [service]: false },
      factor: 1,
    }));
  const ownPacking = { text: writer.write('say_own_packing'), request: { packing: false }, factor: 1 };
  return move.packing ? [ownPacking, ...without] : without;
}

function volumeChange({ workings: { estimate, writer } }: AskedQuote): Change {
  const m3 = Math.round(estimate.volume.m3 * lessVolume * 10) / 10;
  return { text: writer.write('say_less_volume', { m3 }), request: {}, factor: lessVolume };
}

function priced(asked: AskedQuote, { request, factor }: Pick<Change, 'request' | 'factor'>) {
  const { move, estimate, range } = asked.workOut(request);
  const price = factor === 1 ? estimate.price : priceAtVolume(move, scaleVolume(estimate.volume, factor), asked.rates);
  const { min, max } = rangeAround(price, range.share);
  return { saved: asked.workings.estimate.price - price, prices: { min, max } };
}

/** What would make the price lower, worked out by itself, the largest saving first. */
export function savingsOf(asked: AskedQuote, tag: string): Saving[] {
  const changes = [...wayChanges(asked), ...monthChanges(asked, tag), ...serviceChanges(asked), volumeChange(asked)];
  return changes
    .map((change) => ({ ...change, ...priced(asked, change) }))
    .filter(({ saved }) => saved > 0)
    .sort((a, b) => b.saved - a.saved)
    .slice(0, mostSavings);
}

/** The price with all of them. Of two ways to ship, the first saves more. */
export function pricesTogether(asked: AskedQuote, savings: readonly Saving[]): Prices {
  const request: Partial<QuoteRequest> = Object.assign({}, ...savings.map((saving) => saving.request).reverse());
  return priced(asked, { request, factor: Math.min(1, ...savings.map(({ factor }) => factor)) }).prices;
}

const halvings = 20;
const smallest = 0.005;

/** The volume that the budget pays for, by the same rates. Undefined if even a few boxes cost more. */
export function volumeFor({ workings: { move, estimate }, rates }: AskedQuote, budget: number): number | undefined {
  const { volume } = estimate;
  const priceAt = (factor: number): number => priceAtVolume(move, scaleVolume(volume, factor), rates);
  if (priceAt(smallest) > budget) return undefined;
  let [low, high] = [smallest, 1];
  for (let round = 0; round < halvings; round++) {
    const middle = (low + high) / 2;
    if (priceAt(middle) <= budget) low = middle;
    else high = middle;
  }
  return Math.floor(volume.m3 * low * 10) / 10;
}
