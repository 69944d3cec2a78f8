import type { Place } from '@meg/shared/contract/places';
import { launchCountries } from '@meg/shared/domain/quotes/service-countries';
import { describe, expect, it } from 'vitest';
import { english } from '../../../../testing/languages.js';
import { companyRates } from '../company-rates.js';
import { computeQuote } from '../compute-quote.js';
import type { QuotingCompany } from '../quote-case.js';
import { arrivalFacts } from './countries.js';

const company: QuotingCompany = {
  rates: companyRates({}),
  measures: '' as const,
  isRatesConfirmed: true,
  currency: 'USD',
  localMoves: true,
  serviceCountries: launchCountries,
};

const codes = Object.keys(arrivalFacts);
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A place for each country, each at another distance from the others. */
const placeIn = (code: string): Place => ({
  id: code,
  name: code,
  region: null,
  regionCode: null,
  country: countryNames.of(code) ?? code,
  countryCode: code,
  label: code,
  lat: -40 + 3 * codes.indexOf(code),
  lon: 10 * codes.indexOf(code) - 130,
  population: 100_000,
});

function quoteBetween(from: string, to: string, shippingMode?: 'air') {
  const request = {
    originCity: from,
    destinationCity: to,
    moveType: 'international',
    moveDetails: 'full-home',
    propertySize: '2 - 3 Beds',
    ...(shippingMode && { shippingMode }),
  } as const;
  const [origin, destination] = [from, to].map((code) => ({ kind: 'found', place: placeIn(code) }) as const);
  if (!origin || !destination) throw new Error('two places');
  return computeQuote({ request, origin, destination, weeksUntilMove: null, language: english }, company);
}

const pairs = codes.flatMap((from) => codes.filter((to) => to !== from).map((to) => [from, to] as const));

describe('what the difficulty says agrees with the quote, between any two of the 28 countries', () => {
  it('in weeks and distance, by the chosen way', () => {
    expect(pairs).toHaveLength(28 * 27);
    for (const [from, to] of pairs)
      for (const mode of [undefined, 'air'] as const) {
        const { modes, distance, difficultyRating, shipmentType } = quoteBetween(from, to, mode);
        const chosen = modes.find(({ isChosen }) => isChosen);
        const { timeframe, distance: way } = difficultyRating?.factors ?? {};
        const weeks = `${chosen?.transitWeeks.min} to ${chosen?.transitWeeks.max} weeks from door to door.`;
        expect(timeframe?.description.startsWith(weeks), `${from}–${to}: ${timeframe?.description}`).toBe(true);
        expect(way?.description).toContain(distance?.km.toLocaleString('en'));
        const byWay = / by (road|sea)$/.exec(shipmentType)?.[1] ?? (mode ? 'air' : 'road');
        if (mode || / by (road|sea)$/.test(shipmentType)) expect(way?.description).toContain(`by ${byWay}`);
      }
  });

  it('in languages: shared ones are of both countries, else those of both are named', () => {
    for (const [from, to] of pairs) {
      const { description = '', score } = quoteBetween(from, to).difficultyRating?.factors.language ?? {};
      const [here, there] = [from, to].map((code) => arrivalFacts[code as keyof typeof arrivalFacts].languages);
      const shared = here?.filter((language) => there?.includes(language)) ?? [];
      const named = shared.length > 0 ? shared : [...(here ?? []), ...(there ?? [])];
      for (const language of named) expect(description).toContain(languageNames.of(language));
      expect(score === 1).toBe(shared.length > 0);
    }
  });

  it('in customs: no duties are named where there is no customs on the way', () => {
    for (const [from, to] of pairs) {
      const { exclusions, difficultyRating } = quoteBetween(from, to);
      const hasDuties = exclusions.some(({ code }) => code === 'exclude_duties');
      expect(hasDuties).toBe(difficultyRating?.factors.customs.score !== 1);
    }
  });
});

it('a move from Britain to Malaysia is not told that both share a language', () => {
  const description = quoteBetween('GB', 'MY').difficultyRating?.factors.language.description;
  expect(description).toBe('From English to Malay; English is widely spoken there.');
});
