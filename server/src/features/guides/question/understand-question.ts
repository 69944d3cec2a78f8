import { plainSentence, wordsOf } from '../../../text/question-words.js';
import type { CountryIndex } from './country-index.js';
import { type DetectedCountries, detectCountry } from './detect-country.js';
import { detectSections } from './detect-section.js';
import { findNames } from './find-names.js';
import { type Scope, scopeOf } from './question-scope.js';
import type { Section } from './section-words.js';

export interface Understood {
  readonly countries: DetectedCountries;
  /** Most important first; empty if only a country is named. */
  readonly sections: readonly Section[];
  /** In plain spelling, without names of countries: Estonian "koera" (dog) is one letter from "korea". */
  readonly sentence: string;
  /** The same words as typed. */
  readonly rest: string;
  readonly scope: Scope;
}

export function understand(query: string, index: CountryIndex): Understood {
  const words = wordsOf(query);
  const names = findNames(words, index);
  const isNamed = (at: number) => names.some(({ from, to }) => at >= from && at < to);
  const others = words.filter((_, at) => !isNamed(at));
  const sentence = plainSentence(others);
  const sections = detectSections(sentence);
  const rest = others.map(({ typed }) => typed).join(' ');
  return { countries: detectCountry(words, names), sections, sentence, rest, scope: scopeOf(sentence) };
}
