import { plainSentence, type Word, wordsOf } from '../../../text/question-words.js';
import type { CountryIndex } from './country-index.js';
import { detectCountry } from './detect-country.js';
import { detectSections } from './detect-section.js';
import { findNames } from './find-names.js';
import { nameByKind, outsideThings } from './name-by-kind.js';
import { inTheirRegions } from './place-in-region.js';
import { scopeOf } from './question-scope.js';
import { withoutReporter } from './reported.js';
import { withHomeByLanguage } from './returning.js';

export type Understood = ReturnType<typeof understand>;

const typedWords = (words: readonly Word[]): string => words.map(({ typed }) => typed).join(' ');

export function understand(query: string, index: CountryIndex) {
  const words = withoutReporter(wordsOf(query));
  const named = outsideThings(words, findNames(words, index));
  const names = inTheirRegions(words, named, index);
  // What a sign names is asked about: "do I need a NIE".
  const isNamed = (at: number) => names.some(({ kind, from, to }) => kind !== 'sign' && at >= from && at < to);
  const { words: others, ownWords, things } = nameByKind(words.filter((_, at) => !isNamed(at)));
  const sentence = plainSentence(others);
  return {
    countries: detectCountry(words, withHomeByLanguage(words, names, index)),
    /** Most important first; empty if only a country is named. */
    sections: detectSections(sentence),
    /** The things that it names. */
    things,
    /** In plain spelling, without names of countries: Estonian "koera" (dog) is one letter from "korea". */
    sentence,
    /** The same words as typed. */
    rest: typedWords(others),
    /** The same without what only the guides call the things that it names. */
    ownRest: typedWords(ownWords),
    scope: scopeOf(sentence, /[?？؟]/u.test(query)),
  };
}
