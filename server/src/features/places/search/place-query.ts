import { estonianEndings } from '../../../text/estonian-endings.js';
import { foldText, longestQuery } from '../../../text/fold-text.js';
import type { Qualifiers, Target } from './qualifiers.js';

/** One way to read what was typed: a city's name and where it has to lie. */
export interface Reading {
  /** Folded; empty where the text names only a country or region. */
  readonly city: string;
  /** The place must lie in one target of each. */
  readonly within: readonly (readonly Target[])[];
  /** How far the reading is from the words: 0 is literal. */
  readonly cost: number;
  /** Something after a comma was not understood. */
  readonly isUnsure: boolean;
}

export interface ReadingOptions {
  readonly qualifiers: readonly Qualifiers[];
  /** The visitor is still typing: the last word may be the beginning of a country or region. */
  readonly typing: boolean;
  /** Also read the last words as a misspelled country or region. Slow, so only if nothing else was found. */
  readonly forgiving?: boolean;
}

const cost = {
  country: 0.5,
  countryFirst: 1,
  typing: 1.5,
  slip: 2,
  noise: 2,
  ending: 2,
  unknown: 2.5,
  laterPart: 2,
  bare: 1,
} as const;
const separators = /[,;|\n]/;
/** Brackets, and text after a dash, are part of some names, so they are first read literally. */
const asides = /\([^)]*\)?/g;
const dashes = /\s[-–—]\s/g;
const mostParts = 5;
const mostWords = 8;
const longestQualifier = 5;
const mostReadings = 24;
const shortestSlip = 5;
const shortestStem = 4;
const noise = new Set(['city', 'town', 'centre', 'center', 'central', 'downtown', 'greater', 'near', 'area', 'metro']);

const exactly = (text: string, { qualifiers }: ReadingOptions): readonly Target[] =>
  qualifiers.flatMap((names) => names.exactly(text));

const beginning = (text: string, { qualifiers, typing }: ReadingOptions): readonly Target[] =>
  typing ? qualifiers.flatMap((names) => names.beginningWith(text)) : [];

const withSlip = (text: string, { qualifiers }: ReadingOptions): readonly Target[] =>
  text.length < shortestSlip ? [] : qualifiers.flatMap((names) => names.oneSlipFrom(text));

/** A county alone is no place to search for; a country is. */
function reading(city: string, targets: readonly Target[], price: number): Reading[] {
  const meant = city === '' ? targets.filter(({ isPart }) => !isPart) : targets;
  return meant.length === 0 ? [] : [{ city, within: [meant], cost: price, isUnsure: false }];
}

/** Reads the last words as a country or region: "springfield il", "kuala lumpur mal". */
function withEndRead(words: readonly string[], options: ReadingOptions): Reading[] {
  const readings: Reading[] = [];
  for (let count = 1; count <= Math.min(longestQualifier, words.length); count++) {
    const city = words.slice(0, -count).join(' ');
    const end = words.slice(-count).join(' ');
    readings.push(...reading(city, exactly(end, options), cost.country));
    if (city === '') continue;
    readings.push(...reading(city, beginning(end, options), cost.typing));
    if (options.forgiving) readings.push(...reading(city, withSlip(end, options), cost.slip));
  }
  return readings;
}

/** "malaysia kuala lumpur": only full names, so that the first word of a city is not read as one. */
function withStartRead(words: readonly string[], options: ReadingOptions): Reading[] {
  const counts = Array.from({ length: Math.min(longestQualifier, words.length - 1) }, (_, index) => index + 1);
  return counts.flatMap((count) =>
    reading(words.slice(count).join(' '), exactly(words.slice(0, count).join(' '), options), cost.countryFirst),
  );
}

/** "springfield il usa": the words before the country may end in a region. */
function withTwoEndsRead(words: readonly string[], options: ReadingOptions): Reading[] {
  return withEndRead(words, options)
    .filter(({ city, cost: price }) => city.includes(' ') && price === cost.country)
    .flatMap((outer) =>
      withEndRead(outer.city.split(' '), { ...options, typing: false })
        .filter(({ city }) => city !== '')
        .map((inner) => ({ ...inner, within: [...inner.within, ...outer.within], cost: inner.cost + cost.country })),
    );
}

function withoutNoise(words: readonly string[]): Reading[] {
  const kept = words.filter((word) => !noise.has(word));
  if (kept.length === words.length || kept.length === 0) return [];
  return [{ city: kept.join(' '), within: [], cost: cost.noise, isUnsure: false }];
}

/** "Londonisse", "Tallinnast". Shorter endings are found as typing errors. */
function withoutEnding(text: string): Reading[] {
  return estonianEndings
    .filter(([ending]) => ending.length > 1 && text.endsWith(ending) && text.length >= ending.length + shortestStem)
    .map(([ending]) => ({ city: text.slice(0, -ending.length), within: [], cost: cost.ending, isUnsure: false }));
}

function readWords(text: string, options: ReadingOptions): Reading[] {
  const words = text.split(' ').slice(0, mostWords);
  const literal: Reading = { city: words.join(' '), within: [], cost: 0, isUnsure: false };
  const ends = withEndRead(words, options);
  const last = options.typing && words.length > 1 ? [] : withoutNoise(words);
  const stems = withoutEnding(literal.city);
  return [literal, ...ends, ...withTwoEndsRead(words, options), ...withStartRead(words, options), ...last, ...stems];
}

/** Reads text after a comma, usually a region or a country. Unknown text adds to the cost. */
function readTail(parts: readonly string[], options: ReadingOptions): Omit<Reading, 'city'> {
  let price = 0;
  let isUnsure = false;
  const within = parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1;
    const exact = exactly(part, options);
    if (exact.length > 0) return [exact];
    const started = isLast ? beginning(part, options) : [];
    if (started.length > 0) {
      price += cost.typing;
      return [started];
    }
    const nested = withEndRead(part.split(' '), options).find(
      ({ city }) => city === '' || exactly(city, options).length,
    );
    if (nested) return nested.city === '' ? nested.within : [exactly(nested.city, options), ...nested.within];
    const meant = withSlip(part, options);
    price += meant.length > 0 ? cost.slip : cost.unknown;
    isUnsure ||= meant.length === 0;
    return meant.length > 0 ? [meant] : [];
  });
  return { within, cost: price, isUnsure };
}

/** Words with digits are house numbers and postcodes: no place has one in its name. */
function withoutNumbers(part: string): string {
  return part
    .split(' ')
    .filter((word) => !/\p{N}/u.test(word))
    .join(' ');
}

function readParts(parts: readonly string[], options: ReadingOptions): Reading[] {
  return parts.flatMap((part, index) => {
    const tail = readTail(parts.slice(index + 1), options);
    return readWords(part, { ...options, typing: options.typing && index === parts.length - 1 }).map((head) => ({
      city: head.city,
      within: [...head.within, ...tail.within],
      cost: head.cost + tail.cost + index * cost.laterPart,
      isUnsure: tail.isUnsure,
    }));
  });
}

const partsOf = (text: string): string[] =>
  text
    .split(separators)
    .map((part) => withoutNumbers(foldText(part)))
    .filter((part) => part !== '')
    .slice(0, mostParts);

/** Every way to read the text, the most literal first. */
export function readQuery(text: string, options: ReadingOptions): Reading[] {
  const typed = text.slice(0, longestQuery);
  const readings = readParts(partsOf(typed), options);
  const bare = typed.replace(asides, ' ').replace(dashes, ', ');
  const others = bare === typed ? [] : readParts(partsOf(bare), options);
  const all = [...readings, ...others.map((each) => ({ ...each, cost: each.cost + cost.bare }))];
  return all.sort((a, b) => a.cost - b.cost).slice(0, mostReadings);
}

/** Counties and the like with this name. */
export function countiesNamed(text: string, options: ReadingOptions): Target[] {
  return exactly(foldText(text), options).filter(({ isPart }) => isPart);
}
