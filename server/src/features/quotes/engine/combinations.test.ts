import type { QuoteRequest } from '@meg/shared/contract/quotes';
import { moveContents, moveSizes, moveTypes, propertySizes } from '@meg/shared/domain/quotes/move-options';
import { launchCountries } from '@meg/shared/domain/quotes/service-countries';
import { expect, it } from 'vitest';
import { english } from '../../../testing/languages.js';
import { cityNames, placeMatches } from '../../../testing/places/places.js';
import { companyRates } from './company-rates.js';
import { computeQuote } from './compute-quote.js';

const company = {
  rates: companyRates({}),
  measures: '' as const,
  isRatesConfirmed: true,
  currency: 'GBP',
  localMoves: true,
  serviceCountries: launchCountries,
};

const pairs = cityNames
  .flatMap((from) => cityNames.map((to) => [from, to] as const))
  .filter((_, index) => index % 8 === 0)
  .slice(0, 200);

const options = moveTypes.flatMap((moveType) =>
  moveContents.flatMap((moveDetails) =>
    [undefined, ...propertySizes].flatMap((propertySize) =>
      [undefined, ...moveSizes].map((moveSize) => ({ moveType, moveDetails, propertySize, moveSize })),
    ),
  ),
);

it('gives a quote or a named reason for every combination of options between 200 pairs of real cities', () => {
  expect(pairs).toHaveLength(200);
  expect(options).toHaveLength(200);
  const sources = new Set<string>();
  for (const [originCity, destinationCity] of pairs) {
    const ends = {
      origin: placeMatches(originCity),
      destination: placeMatches(destinationCity),
      weeksUntilMove: null,
      language: english,
    };
    for (const option of options) {
      const request = { originCity, destinationCity, language: 'en', ...option } as QuoteRequest;
      const { source, minPrice, maxPrice, disclaimer, moveType, lines } = computeQuote({ request, ...ends }, company);
      sources.add(source);
      if (source === 'domestic_unavailable') {
        if (minPrice !== null || disclaimer === '' || moveType !== 'local')
          expect.fail(`${originCity} → ${destinationCity}`);
        continue;
      }
      const isSound =
        minPrice !== null && maxPrice !== null && minPrice > 0 && maxPrice > minPrice && maxPrice - minPrice <= 2000;
      if (!isSound || lines.some(({ text }) => text.includes('{') || text === '')) {
        expect.fail(`${originCity} → ${destinationCity}: ${JSON.stringify(option)} gives ${minPrice} to ${maxPrice}`);
      }
    }
  }
  expect([...sources].sort()).toEqual(['company_rates', 'domestic_unavailable']);
});
