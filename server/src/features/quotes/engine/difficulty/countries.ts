import { isWithinUnion } from '@meg/shared/domain/customs-areas';
import type { Language } from '@meg/shared/languages/language';

/** How widely English is understood by authorities, schools and landlords. */
export type EnglishUse = 'wide' | 'common' | 'little';

/**
 * The effort of bringing a household into a country, by our reading of the countries' guides (official pages and movers'
 * handbooks, reviewed 2026). Scores are from 1 (light) to 5 (heavy); the clearance is in working days.
 */
export interface ArrivalFacts {
  readonly documents: number;
  readonly customs: number;
  readonly clearanceDays: readonly [number, number];
  /** Of its offices. */
  readonly languages: readonly string[];
  readonly english: EnglishUse;
}

const facts = (
  [documents, customs]: readonly [number, number],
  clearanceDays: readonly [number, number],
  [languages, english]: readonly [string, EnglishUse],
): ArrivalFacts => ({ documents, customs, clearanceDays, languages: languages.split(' '), english });

/** The countries that every language has a tip about. */
export type ArrivalCountry = keyof Language['tips']['arrival'];

export const arrivalFacts: Readonly<Record<ArrivalCountry, ArrivalFacts>> = {
  AE: facts([3, 3], [3, 5], ['ar', 'wide']),
  AU: facts([3, 5], [5, 15], ['en', 'wide']),
  BR: facts([5, 5], [15, 30], ['pt', 'little']),
  CA: facts([2, 2], [1, 5], ['en fr', 'wide']),
  CH: facts([3, 2], [1, 3], ['de fr it', 'common']),
  CN: facts([5, 5], [10, 15], ['zh', 'little']),
  CR: facts([4, 5], [10, 20], ['es', 'common']),
  DE: facts([3, 2], [2, 5], ['de', 'common']),
  EE: facts([3, 2], [2, 5], ['et', 'common']),
  ES: facts([4, 3], [5, 10], ['es', 'little']),
  FR: facts([3, 3], [3, 7], ['fr', 'little']),
  GB: facts([3, 2], [3, 7], ['en', 'wide']),
  IE: facts([3, 2], [2, 5], ['en ga', 'wide']),
  IT: facts([4, 3], [5, 10], ['it', 'little']),
  JP: facts([3, 3], [5, 10], ['ja', 'little']),
  KR: facts([4, 4], [8, 30], ['ko', 'little']),
  MX: facts([4, 4], [5, 15], ['es', 'common']),
  MY: facts([3, 3], [5, 10], ['ms', 'wide']),
  NL: facts([3, 2], [2, 5], ['nl', 'wide']),
  NZ: facts([3, 5], [5, 10], ['en mi', 'wide']),
  PA: facts([4, 4], [5, 10], ['es', 'common']),
  PT: facts([4, 3], [5, 15], ['pt', 'common']),
  SE: facts([3, 2], [2, 5], ['sv', 'wide']),
  SG: facts([3, 2], [1, 3], ['en zh ms ta', 'wide']),
  TH: facts([4, 4], [7, 14], ['th', 'little']),
  TW: facts([3, 3], [3, 7], ['zh', 'little']),
  US: facts([3, 3], [3, 7], ['en', 'wide']),
  VN: facts([5, 5], [5, 10], ['vi', 'little']),
};

export const isArrivalCountry = (code: string): code is ArrivalCountry => Object.hasOwn(arrivalFacts, code);

const factsOf = (code: string | null): ArrivalFacts | undefined =>
  code !== null && isArrivalCountry(code) ? arrivalFacts[code] : undefined;

/** For countries without facts: rather too careful than too easy. */
const unknownCountry = { documents: 4, customs: 4, clearanceDays: [5, 15], english: 'little' } as const;

const withinUnion = { documents: 2, customs: 1, clearanceDays: [0, 0] } as const;

/** The likeliest language of a country by the Unicode tables, for countries without facts. */
function likelyLanguage(countryCode: string): string {
  const known = likely.get(countryCode);
  if (known !== undefined) return known;
  const language = new Intl.Locale(`und-${countryCode}`).maximize().language ?? 'und';
  likely.set(countryCode, language);
  return language;
}

/** A cache, because the lookup is slow. Its size is limited by the number of countries. */
const likely = new Map<string, string>();

export function factsFor(from: string | null, to: string | null): ArrivalFacts {
  const languages = to === null ? [] : [likelyLanguage(to)];
  const own = factsOf(to) ?? { ...unknownCountry, languages };
  return isWithinUnion(from, to) ? { ...own, ...withinUnion } : own;
}

const languagesOf = (countryCode: string): readonly string[] =>
  factsOf(countryCode)?.languages ?? [likelyLanguage(countryCode)];

/** The languages of both countries and how far English goes in the second, which is only known where there are facts. */
export function languagesBetween(from: string | null, to: string) {
  const here = from === null ? [] : languagesOf(from);
  const there = languagesOf(to);
  return {
    here,
    there,
    shared: here.filter((language) => there.includes(language)),
    english: factsOf(to)?.english,
    isOtherScript: here.length > 0 && !here.some((own) => there.some((other) => sharesScript(own, other))),
  };
}

const scripts = new Map<string, string | undefined>();

/** Kept, because the lookup is slow. */
function scriptOf(language: string): string | undefined {
  if (!scripts.has(language)) scripts.set(language, new Intl.Locale(language).maximize().script);
  return scripts.get(language);
}

/** Whether two languages are written alike, for those who must read a lease in one of them. */
const sharesScript = (a: string, b: string): boolean => scriptOf(a) === scriptOf(b);
