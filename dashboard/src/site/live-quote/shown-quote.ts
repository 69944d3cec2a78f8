import type { DifficultyRating, Quote } from '@meg/shared/contract/quotes';
import { type DifficultyFactor, difficultyFactors } from '@meg/shared/domain/quotes/difficulty';

type Line = Pick<Quote['lines'][number], 'code' | 'text' | 'amount'>;
type Mode = Pick<Quote['modes'][number], 'mode' | 'minPrice' | 'maxPrice' | 'transitWeeks' | 'isChosen'>;

/** What the page shows of the server's answer. */
export interface ShownQuote {
  minPrice: number;
  maxPrice: number;
  currency: string;
  shipmentType: string;
  volumeM3: number | undefined;
  distanceKm: number | undefined;
  difficulty: { label: string; overall: number; scores: Record<DifficultyFactor, number> } | undefined;
  modes: readonly Mode[];
  lines: readonly Line[];
}

/** Nothing where the company does not serve the move: there is no price to show. */
export function shownQuote(quote: Quote): ShownQuote | undefined {
  const { minPrice, maxPrice, currency, shipmentType, volume, distance, difficultyRating } = quote;
  if (minPrice === null || maxPrice === null) return undefined;
  return {
    minPrice,
    maxPrice,
    currency,
    shipmentType,
    volumeM3: volume?.m3,
    distanceKm: distance?.km,
    difficulty: difficultyRating ? difficultyOf(difficultyRating) : undefined,
    modes: quote.modes.map(({ mode, isChosen, transitWeeks, ...prices }) => ({
      mode,
      isChosen,
      transitWeeks,
      minPrice: prices.minPrice,
      maxPrice: prices.maxPrice,
    })),
    lines: quote.lines.map(({ code, text, amount }) => ({ code, text, amount })),
  };
}

function difficultyOf({ label, overallRating, factors }: DifficultyRating): NonNullable<ShownQuote['difficulty']> {
  const scores = Object.fromEntries(difficultyFactors.map((name) => [name, factors[name].score]));
  return { label, overall: overallRating, scores: scores as Record<DifficultyFactor, number> };
}
