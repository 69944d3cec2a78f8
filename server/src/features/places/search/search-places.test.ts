import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRealGazetteer } from '../../../testing/places/real-gazetteer.js';
import { foldText } from '../../../text/fold-text.js';
import { placeNameAt } from '../gazetteer/gazetteer.js';
import { openPlaceIndex } from './place-index.js';
import { type SearchOptions, searchPlaces } from './search-places.js';

const index = openPlaceIndex(createRealGazetteer());
const labels = (text: string, options: Partial<SearchOptions> = {}): string[] =>
  searchPlaces(index, text, { limit: 8, ...options }).map(({ label }) => label);
const first = (text: string, options: Partial<SearchOptions> = {}): string | undefined => labels(text, options)[0];

describe('a visitor who types a city', () => {
  it.each([
    ['lond', 'London, United Kingdom'],
    ['Leeds, UK', 'Leeds, United Kingdom'],
    ['leeds u', 'Leeds, United Kingdom'],
    ['uk leeds', 'Leeds, United Kingdom'],
    ['Springfield IL', 'Springfield, Illinois, United States'],
    ['springfield il usa', 'Springfield, Illinois, United States'],
    ['Springfield, Missouri', 'Springfield, Missouri, United States'],
    ['kuala lumpur malaysia', 'Kuala Lumpur, Malaysia'],
    ['kuala lumpur mal', 'Kuala Lumpur, Malaysia'],
    ['London Ontario', 'London, Ontario, Canada'],
    ['paris tx', 'Paris, Texas, United States'],
    ['york', 'York, United Kingdom'],
    ['new york', 'New York, United States'],
    ['puchong', 'Puchong, Selangor, Malaysia'],
    ['st johns', "St. John's, Newfoundland and Labrador, Canada"],
    ['saint johns', "St. John's, Newfoundland and Labrador, Canada"],
    ['12 High Street, Leeds LS1 4AB, UK', 'Leeds, United Kingdom'],
    ['galway', 'Galway, Ireland'],
    ['Cork, Co. Cork', 'Cork, Ireland'],
  ])('"%s" finds %s first', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  it.each([
    ['KL', 'Kuala Lumpur, Malaysia'],
    ['JB', 'Johor Bahru, Johor, Malaysia'],
    ['penang', 'George Town, Penang, Malaysia'],
    ['NYC', 'New York, United States'],
    ['münchen', 'Munich, Germany'],
    ['munchen', 'Munich, Germany'],
    ['muenchen', 'Munich, Germany'],
    ['Köln', 'Cologne, Germany'],
    ['Wien', 'Vienna, Austria'],
    ['saigon', 'Ho Chi Minh City, Vietnam'],
    ['Bombay', 'Mumbai, India'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['Parnu', 'Pärnu, Estonia'],
    ['東京', 'Tokyo, Japan'],
    ['Москва', 'Moscow, Russia'],
    ['limerick', 'Limerick, Ireland'],
  ])('"%s" is another name of %s', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  it.each([
    ['لند', 'London, United Kingdom'],
    ['كوالا', 'Kuala Lumpur, Malaysia'],
    ['باريس فرنسا', 'Paris, France'],
    ['القاه', 'Cairo, Egypt'],
    ['مانشسر', 'Manchester, United Kingdom'],
    ['Londr', 'London, United Kingdom'],
    ['Varso', 'Warsaw, Poland'],
    ['Ginebr', 'Geneva, Switzerland'],
    ['Pékin', 'Beijing, China'],
    ['Londonisse', 'London, United Kingdom'],
    ['Tallinnast', 'Tallinn, Estonia'],
    ['Varssavis', 'Warsaw, Poland'],
  ])('"%s" in another language finds %s', (typed, label) => {
    expect(first(typed, { language: 'en' })).toBe(label);
  });

  it.each([
    ['Leds', 'Leeds, United Kingdom'],
    ['Mancester', 'Manchester, United Kingdom'],
    ['birmingam', 'Birmingham, United Kingdom'],
    ['kuala lumpr', 'Kuala Lumpur, Malaysia'],
    ['kuala lumpur malayisa', 'Kuala Lumpur, Malaysia'],
    ['new yrok', 'New York, United States'],
    ['Tallin', 'Tallinn, Estonia'],
    ['xondon', 'London, United Kingdom'],
  ])('"%s" is forgiven one slip and finds %s', (typed, label) => {
    expect(first(typed)).toBe(label);
  });
});

it('offers every well-known Springfield, told apart by the state', () => {
  const found = labels('springfield');
  expect(found).toContain('Springfield, Illinois, United States');
  expect(found).toContain('Springfield, Massachusetts, United States');
  expect(new Set(found).size).toBe(found.length);
});

it('lists the largest cities for a country or a region alone', () => {
  expect(labels('malaysia')[0]).toBe('Kuala Lumpur, Malaysia');
  expect(labels('selangor').every((label) => label.endsWith('Selangor, Malaysia'))).toBe(true);
});

it('puts the countries that the company serves first', () => {
  expect(first('newcastle', { preferred: ['GB'] })).toBe('Newcastle upon Tyne, United Kingdom');
});

it("names countries in the reader's language and understands them", () => {
  expect(first('Kuala Lumpur Malasia', { language: 'es' })).toBe('Kuala Lumpur, Malasia');
  expect(first('Leeds', { language: 'de-AT' })).toBe('Leeds, Vereinigtes Königreich');
  expect(first('Leeds', { language: 'no language at all' })).toBe('Leeds, United Kingdom');
});

it('finds nothing for what means nothing', () => {
  for (const text of ['', '   ', '?', ',,,', '12345', 'zzzzqxj', '🙂']) expect(labels(text)).toEqual([]);
});

it('never throws and never gives more than asked for, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      expect(searchPlaces(index, text, { limit }).length).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 3_000 },
  );
});

it('finds a place by the beginning of its name', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), fc.double({ min: 0.6, max: 1, noNaN: true }), (row, share) => {
      const name = foldText(placeNameAt(index.gazetteer, row));
      const typed = name.slice(0, Math.max(3, Math.ceil(name.length * share)));
      expect(searchPlaces(index, typed, { limit: 8 }).length).toBeGreaterThan(0);
    }),
    { numRuns: 1_000 },
  );
});
