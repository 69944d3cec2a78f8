import { calculateQuote, type Quote, type QuoteRequest } from '@meg/shared/contract/quotes';
import { measureSystems } from '@meg/shared/domain/quotes/measurement-system';
import { moveContents, moveSizes, moveTypes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { launchCountries } from '@meg/shared/domain/quotes/service-countries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { english, markedWords, unmarkedTexts } from '../../../testing/languages.js';
import { cityNames, placeMatches } from '../../../testing/places/places.js';
import { endAccess } from '../../../testing/quote-arbitraries.js';
import { companyRates } from './company-rates.js';
import { computeQuote } from './compute-quote.js';
import type { QuoteCase, QuotingCompany } from './quote-case.js';

const company: QuotingCompany = {
  rates: companyRates({}),
  measures: '' as const,
  isRatesConfirmed: true,
  currency: 'USD',
  localMoves: true,
  serviceCountries: launchCountries,
};
const city = fc.constantFrom(...cityNames, 'Springfield', 'Xanadu');

const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record(
  {
    originCity: city,
    destinationCity: city,
    moveType: fc.constantFrom(...moveTypes),
    moveDetails: fc.constantFrom(...moveContents),
    propertySize: fc.constantFrom(...propertySizes),
    moveSize: fc.constantFrom(...moveSizes),
    rooms: fc.constant({ bedroom: 2 }),
    access: fc.record({ origin: endAccess, destination: endAccess }),
    moveMonth: fc.integer({ min: 1, max: 12 }),
    packing: fc.boolean(),
    language: fc.constant('en'),
  },
  { requiredKeys: ['originCity', 'destinationCity', 'moveType', 'moveDetails', 'language'] },
) as fc.Arbitrary<QuoteRequest>;

const caseOf = (request: QuoteRequest, language = english): QuoteCase => ({
  request,
  origin: placeMatches(request.originCity),
  destination: placeMatches(request.destinationCity),
  weeksUntilMove: null,
  language,
});

const prices = ({ minPrice, maxPrice, source, lines }: Quote): string =>
  JSON.stringify([minPrice, maxPrice, source, lines.map(({ amount }) => amount)]);

it('the same request has the same answer, and units, language and currency change no price and so no order', () => {
  const language = fc
    .constantFrom('en', 'en-US', 'de', 'ms', 'et', 'ar')
    .map((tag) => ({ code: tag, tag, words: markedWords }));
  const currency = fc.constantFrom('USD', 'GBP', 'MYR', 'EUR', 'JPY', 'KWD');
  fc.assert(
    fc.property(anyRequest, fc.constantFrom(...measureSystems), language, currency, (request, units, tongue, money) => {
      const plain = computeQuote(caseOf(request), company);
      const again = computeQuote(caseOf(structuredClone(request)), company);
      expect(JSON.stringify(again)).toBe(JSON.stringify(plain));
      const other = computeQuote(caseOf({ ...request, units }, tongue), { ...company, currency: money });
      expect(prices(other)).toBe(prices(plain));
    }),
    { numRuns: 3_000 },
  );
});

it('every answer is what the contract says, with no sentence left unfilled', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const answer = computeQuote(caseOf(request), company);
      expect(calculateQuote.answer.safeParse(answer).error?.issues).toBeUndefined();
      const texts = [answer.shipmentType, answer.disclaimer, ...answer.lines.map(({ text }) => text)];
      for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
    }),
    { numRuns: 2_000 },
  );
});

it('every sentence of an answer is in the language of its reader', () => {
  const reader = { code: 'xx', tag: 'xx', words: markedWords };
  const soon = { weeksUntilMove: 1, language: reader };
  fc.assert(
    fc.property(anyRequest, fc.boolean(), (request, localMoves) => {
      const answer = computeQuote({ ...caseOf(request), ...soon }, { ...company, localMoves });
      expect(unmarkedTexts(answer)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
