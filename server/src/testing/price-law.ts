import type { QuoteRequest } from '@meg/shared/contract/quotes';
import type { Slots } from '@meg/shared/contract/understanding';
import fc from 'fast-check';
import { expect } from 'vitest';
import { companyRates } from '../features/quotes/engine/company-rates.js';
import { computeQuote } from '../features/quotes/engine/compute-quote.js';
import { english } from './languages.js';
import { placeMatches } from './places/places.js';
import { sentences } from './sentence-parts.js';
import type { createUnderstanding } from './understanding-service.js';

const company = {
  rates: companyRates({}),
  measures: '' as const,
  isRatesConfirmed: true,
  currency: 'USD',
  localMoves: true,
  serviceCountries: ['GB'],
};
const ends = { originCity: 'Leeds', destinationCity: 'Kuala Lumpur', moveType: 'international' } as const;

/** What does not add to a move, but says how or when it goes, or counts its rooms anew. */
const isNoThing = (part: string): boolean =>
  /^(?:by air|in June|on 15|en junio|en juin|bulan|juunis|في يونيو|a garage)/.test(part);

/** The request that the chat would send: what was not said stays open, and a home goes unless something else was said. */
function requestOf(slots: Slots): QuoteRequest {
  const facts = Object.entries(slots).filter(
    ([fact]) => !/^(?:origin|destination|moveType|name|email|phone)/.test(fact),
  );
  const said = Object.fromEntries(facts.map(([fact, slot]) => [fact, slot?.value]));
  return { moveDetails: 'full-home', ...said, ...ends } as QuoteRequest;
}

function pricesOf(slots: Slots): readonly [number, number] {
  const request = requestOf(slots);
  const found = { origin: placeMatches(ends.originCity), destination: placeMatches(ends.destinationCity) };
  const quote = computeQuote({ request, ...found, weeksUntilMove: null, language: english }, company);
  return [quote.minPrice ?? 0, quote.maxPrice ?? 0];
}

type Understand = Awaited<ReturnType<typeof createUnderstanding>>;

/** A sentence with one thing more never costs less, in so many cases. */
export function checkPriceLaw(understand: Understand, numRuns: number): void {
  fc.assert(
    fc.property(sentences, ({ language, route, home, more }) => {
      const things = more.filter((part) => !isNoThing(part));
      // To say how many boxes there are takes the place of a usual number.
      if (things.length === 0 || home === 'just boxes') return;
      const parts = [route, ...(home === null ? [] : [home]), ...things];
      const slotsOf = (said: readonly string[]) => understand(said.join(', '), { language }).slots;
      const [before, after] = [slotsOf(parts.slice(0, -1)), slotsOf(parts)];
      // Where no home is spoken of, a list says what goes in place of a usual home.
      if (home === null && after.moveDetails && !before.moveDetails) return;
      const [less, whole] = [pricesOf(before), pricesOf(after)];
      if (whole[0] < less[0] || whole[1] < less[1]) expect.fail(`${parts.join(', ')}: ${less} falls to ${whole}`);
    }),
    { numRuns },
  );
}
