import { createHash } from 'node:crypto';
import type { CountryGuide } from '@meg/shared/contract/guides';

/** Words of programs, names by codes and links, which are the same in every language. */
const sameEverywhere: ReadonlySet<string> = new Set(['slug', 'code', 'country', 'reviewed', 'url', 'about']);

function textsIn(value: unknown, at: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[at.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !sameEverywhere.has(key))
    .flatMap(([key, one]) => textsIn(one, [...at, key]));
}

/** All that a guide says in words, by its place: `petImport.vaccinations.0`. */
export const textsOf = (guide: CountryGuide): ReadonlyMap<string, string> => new Map(textsIn(guide, []));

const digits = 8;

/** Tells whether a translation was made from the text that stands in the guide. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, digits);
