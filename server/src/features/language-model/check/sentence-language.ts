import { wordsOf } from './sentence-words.js';
import { type CheckedLanguage, checkedLanguages, negations, stopWords } from './word-lists.js';

/** The language of a tag such as fr-CA, where its sentences can be checked. */
export function checkedLanguage(tag: string): CheckedLanguage | undefined {
  const base = tag.toLowerCase().split('-')[0];
  return checkedLanguages.find((language) => language === base);
}

const fewestSmallWords = 2;
/** A language shows in the first sentences, and the work must not grow with what is pasted. */
const longestSample = 1_000;

/** Whether a text has small words of a language, and no other language has more of them in it. */
export function isIn(language: CheckedLanguage, text: string): boolean {
  return isLanguageOf(wordsOf(text), language);
}

function isLanguageOf(words: readonly string[], language: CheckedLanguage): boolean {
  const isSmall = (word: string, of: CheckedLanguage) => stopWords[of].has(word) || negations[of].has(word);
  const score = (one: CheckedLanguage) => words.filter((word) => isSmall(word, one)).length;
  const own = score(language);
  return own >= fewestSmallWords && checkedLanguages.every((other) => other === language || score(other) <= own);
}

/** The one language that gives a text the most of its small words, where there is one. */
export function likelyLanguage(text: string): CheckedLanguage | undefined {
  const words = wordsOf(text.slice(0, longestSample));
  const [first, second] = checkedLanguages.filter((language) => isLanguageOf(words, language));
  return second === undefined ? first : undefined;
}
