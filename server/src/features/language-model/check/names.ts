import { foldWords, stemOf, wordsOf } from './sentence-words.js';
import type { CheckedLanguage } from './word-lists.js';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionCodes = letters.flatMap((first) => letters.map((second) => first + second));

type CountryName = readonly [own: string, english: string];
const namesKept = new Map<CheckedLanguage, readonly CountryName[]>();

/** The names of countries in a language and in English, the longest first. */
function countryNames(language: CheckedLanguage): readonly CountryName[] {
  const kept = namesKept.get(language);
  if (kept) return kept;
  const own = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const names = regionCodes
    .map((code) => [foldWords(own.of(code) ?? ''), foldWords(english.of(code) ?? '')] as const)
    .filter(([name]) => name !== '')
    .sort(([a], [b]) => b.length - a.length);
  namesKept.set(language, names);
  return names;
}

/** The words that a translation may use for a text's countries: "Japón" for "Japan". */
export function namesOfCountriesIn(text: string, language: CheckedLanguage): ReadonlySet<string> {
  const folded = foldWords(text);
  const named = countryNames(language).filter(([, english]) => folded.includes(english));
  return new Set(named.flatMap(([own]) => wordsOf(own)).map(stemOf));
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** Names: words with a capital inside a sentence, in capitals, or in another script. */
export function namesIn(sentence: string): string[] {
  const found = [...sentence.normalize('NFC').matchAll(word)];
  const isArabic = /\p{Script=Arabic}/u.test(sentence);
  return found
    .filter(({ 0: one }, at) => {
      if (!/\p{L}/u.test(one)) return false;
      if (isArabic) return !/\p{Script=Arabic}/u.test(one);
      return /\p{L}\P{Lu}*\p{Lu}/u.test(one) || (at > 0 && /^\p{Lu}/u.test(one)) || !/\p{Script=Latin}/u.test(one);
    })
    .map(({ 0: one }) => one);
}

/** Addresses without a scheme, such as maff.go.jp/aqs. */
export function domainsIn(text: string): ReadonlySet<string> {
  const found = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}-]+(?:\s?[.。․]\s?[\p{L}\p{N}-]+)*[.。․][\p{L}][\p{L}\p{N}-]+(?:\/[^\s),;]*)?/gu);
  return new Set((found ?? []).map((domain) => domain.replace(/[.,;:!?/]+$/, '')));
}

/** Whether a text has all words of these names, apart from those of the countries. */
export function hasNames(said: string, names: readonly string[], countries: ReadonlySet<string>): boolean {
  const known = new Set(wordsOf(said).map(stemOf));
  const isKnown = (stem: string) => known.has(stem) || [...countries].some((country) => stem.startsWith(country));
  return names.flatMap(wordsOf).map(stemOf).every(isKnown);
}
