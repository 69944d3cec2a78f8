import { type Gazetteer, readGazetteer } from '../gazetteer/gazetteer.js';
import { namedLanguages } from '../gazetteer/gazetteer-sources.js';
import { countryNamesIn, displayNames, type Qualifiers, readQualifiers } from './qualifiers.js';

/** The places, prepared for searching. */
export interface PlaceIndex {
  readonly gazetteer: Gazetteer;
  /** Regions, and countries in English and in the languages of the chat. */
  readonly qualifiers: readonly Qualifiers[];
  /** Size of each place on a logarithmic scale: 3 for a hamlet, 7 for the largest cities. */
  readonly weights: Float32Array;
  languageNames(language: string): LanguageNames;
}

export interface LanguageNames {
  readonly countries: Intl.DisplayNames;
  /** What `PlaceIndex.qualifiers` lacks. */
  readonly qualifiers: readonly Qualifiers[];
}

const least = 100;
/** A limit, because callers choose the languages. */
const mostLanguages = 40;

export const isLanguageTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** Names of countries by language, read on first use. Invalid tags, and languages beyond the limit, get English. */
function languageCache(gazetteer: Gazetteer): PlaceIndex['languageNames'] {
  const known = new Map<string, LanguageNames>();
  const isRead = (language: string): boolean => language === 'en' || namedLanguages.includes(language);
  const read = (language: string): LanguageNames => ({
    countries: displayNames(language),
    qualifiers: isRead(language) ? [] : [countryNamesIn(gazetteer, [language])],
  });
  const english = read('en');
  return (language) => {
    const tag = language.split('-')[0]?.toLowerCase() ?? 'en';
    const found = tag === 'en' ? english : known.get(tag);
    if (found) return found;
    if (known.size >= mostLanguages || !isLanguageTag(tag)) return english;
    const names = read(tag);
    known.set(tag, names);
    return names;
  };
}

export function openPlaceIndex(file: Uint8Array): PlaceIndex {
  const gazetteer = readGazetteer(file);
  return {
    gazetteer,
    qualifiers: [readQualifiers(gazetteer), countryNamesIn(gazetteer, namedLanguages)],
    weights: Float32Array.from(gazetteer.populations, (population) => Math.log10(population + least)),
    languageNames: languageCache(gazetteer),
  };
}

/** All names of countries and regions that a reader of the language may type. */
export const qualifiersFor = (index: PlaceIndex, language = 'en'): readonly Qualifiers[] => [
  ...index.qualifiers,
  ...index.languageNames(language).qualifiers,
];
