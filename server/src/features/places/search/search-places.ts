import type { Place } from '@meg/shared/contract/places';
import { keyKind } from '../gazetteer/gazetteer-format.js';
import { exactRange, isEmpty, type KeyRange, prefixRange } from './key-ranges.js';
import { isWithin, largestIn } from './named-rows.js';
import { type PlaceIndex, qualifiersFor } from './place-index.js';
import { placeAt } from './place-labels.js';
import { type Reading, readQuery } from './place-query.js';
import { Ranking } from './ranking.js';
import { eachTypoRange } from './typo-ranges.js';

export interface SearchOptions {
  readonly limit: number;
  readonly language?: string;
  /** Countries that the company serves: their places come first among similar ones. */
  readonly preferred?: readonly string[];
}

/**
 * What a kind of match adds to the score of a place's size, where 1 is a city ten times as large. So "york" finds York
 * before New York, and "london" London before Londonderry.
 */
const worth = { exact: 4, alternate: 3.9, prefix: 2, alternatePrefix: 1.2, laterWord: 0.3, slip: 1, slipPrefix: 0 };
const preferredWorth = 0.7;
const shortestSlip = 4;
const shortestSlipPrefix = 6;
const mostSlipReadings = 4;
const guessCost = 2;
const encoder = new TextEncoder();

interface Search {
  readonly index: PlaceIndex;
  /** What a country adds to the score of its places. */
  readonly countryWorth: Float64Array;
}

const sizeOf = ({ index, countryWorth }: Search, row: number): number =>
  (index.weights[row] ?? 0) + (countryWorth[index.gazetteer.countries[row] ?? 0] ?? 0);

interface Offer {
  reading: Reading;
  into: Ranking;
  worths: number[];
}

/** Offers every place with a key in the range. False if there was none. */
function offerRange(search: Search, range: KeyRange, { reading, into, worths }: Offer): boolean {
  const { keyPlaces, keyKinds } = search.index.gazetteer;
  let any = false;
  for (let key = range.low; key < range.high; key++) {
    const row = keyPlaces[key] ?? 0;
    if (!isWithin(search.index, row, reading.within)) continue;
    any = true;
    into.offer(row, (worths[keyKinds[key] ?? 0] ?? 0) + sizeOf(search, row) - reading.cost);
  }
  return any;
}

const exactWorths = [worth.exact, worth.alternate, worth.laterWord];
const prefixWorths = [worth.prefix, worth.alternatePrefix, worth.laterWord];
const slipWorths = [worth.slip, worth.slip, Number.NEGATIVE_INFINITY];
const slipPrefixWorths = [worth.slipPrefix, worth.slipPrefix, Number.NEGATIVE_INFINITY];

/** For a text that names only a country or region. */
function offerLargest(search: Search, reading: Reading, into: Ranking, limit: number): void {
  for (const row of largestIn(search.index, reading.within, limit)) {
    into.offer(row, sizeOf(search, row) - reading.cost);
  }
}

function offerNames(search: Search, reading: Reading, into: Ranking): boolean {
  const { gazetteer } = search.index;
  const text = encoder.encode(reading.city);
  const prefix = prefixRange(gazetteer, text);
  if (isEmpty(prefix)) return false;
  const exact = exactRange(gazetteer, text, prefix);
  const named = offerRange(search, exact, { reading, into, worths: exactWorths });
  offerRange(search, { low: exact.high, high: prefix.high }, { reading, into, worths: prefixWorths });
  return named && (gazetteer.keyKinds[exact.low] ?? keyKind.laterWord) !== keyKind.laterWord;
}

function offerSlips(search: Search, reading: Reading, into: Ranking): void {
  const { gazetteer } = search.index;
  const text = reading.city;
  if (text.length < shortestSlip) return;
  eachTypoRange(gazetteer, text, (variant, prefix) => {
    const exact = exactRange(gazetteer, variant, prefix);
    offerRange(search, exact, { reading, into, worths: slipWorths });
    if (text.length < shortestSlipPrefix) return;
    offerRange(search, { low: exact.high, high: prefix.high }, { reading, into, worths: slipPrefixWorths });
  });
}

function rank(search: Search, readings: readonly Reading[], limit: number): number[] {
  const plain = new Ranking(limit);
  let isNamed = false;
  for (const reading of readings) {
    const isGuess = reading.cost >= guessCost;
    if (isGuess && plain.best > Number.NEGATIVE_INFINITY) break;
    if (reading.city === '') offerLargest(search, reading, plain, limit);
    else isNamed = offerNames(search, reading, plain) || isNamed;
  }
  if (isNamed) return plain.rows();
  const slips = new Ranking(limit);
  for (const reading of readings.slice(0, mostSlipReadings))
    if (reading.city !== '') offerSlips(search, reading, slips);
  if (slips.best <= plain.best) return plain.rows();
  return [...new Set([...slips.rows(), ...plain.rows()])].slice(0, limit);
}

/** Suggestions for the typed text, the likeliest first. */
export function searchPlaces(index: PlaceIndex, text: string, options: SearchOptions): Place[] {
  const { limit, language = 'en' } = options;
  const preferred = new Set(options.preferred);
  const worthOf = (code: string) => (preferred.has(code) ? preferredWorth : 0);
  const search = { index, countryWorth: Float64Array.from(index.gazetteer.countryCodes, worthOf) };
  const qualifiers = qualifiersFor(index, language);
  const rows = rank(search, readQuery(text, { qualifiers, typing: true }), limit);
  const found =
    rows.length > 0 ? rows : rank(search, readQuery(text, { qualifiers, typing: true, forgiving: true }), limit);
  return found.map((row) => placeAt(index, row, language));
}
