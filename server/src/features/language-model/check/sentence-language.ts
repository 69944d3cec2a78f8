import { wordsOf } from './sentence-words.js';
import { type CheckedLanguage, checkedLanguages, negations, stopWords } from './word-lists.js';

/** The language of a tag such as fr-CA, if its sentences can be checked. */
export function checkedLanguage(tag: string): CheckedLanguage | undefined {
  const base = tag.toLowerCase().split('-')[0];
  return checkedLanguages.find((language) => language === base);
}

const fewestSmallWords = 2;
/** The first sentences show the language, and the work must not grow with pasted text. */
const longestSample = 1_000;

/** Whether a text has more small words of this language than of any other. */
export function isIn(language: CheckedLanguage, text: string): boolean {
  return isLanguageOf(wordsOf(text), language);
}

function isLanguageOf(words: readonly string[], language: CheckedLanguage): boolean {
  const isSmall = (word: string, of: CheckedLanguage) => stopWords[of].has(word) || negations[of].has(word);
  const score = (one: CheckedLanguage) => words.filter((word) => isSmall(word, one)).length;
  const own = score(language);
  return own >= fewestSmallWords && checkedLanguages.every((other) => other === language || score(other) <= own);
}

/** The language with the most small words in a text, if there is only one. */
export function likelyLanguage(text: string): CheckedLanguage | undefined {
  const words = wordsOf(text.slice(0, longestSample));
  const [first, second] = checkedLanguages.filter((language) => isLanguageOf(words, language));
  return second === undefined ? first : undefined;
}
