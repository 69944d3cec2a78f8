import { wordsOf } from './sentence-words.js';
import { type CheckedLanguage, checkedLanguages, negations, stopWords } from './word-lists.js';

/** The language of a tag such as fr-CA, where its sentences can be checked. */
export function checkedLanguage(tag: string): CheckedLanguage | undefined {
  const base = tag.toLowerCase().split('-')[0];
  return checkedLanguages.find((language) => language === base);
}

const fewestSmallWords = 2;

/** Whether a text has small words of a language, and no other language has more of them in it. */
export function isIn(language: CheckedLanguage, text: string): boolean {
  const words = wordsOf(text);
  const isSmall = (word: string, of: CheckedLanguage) => stopWords[of].has(word) || negations[of].has(word);
  const score = (one: CheckedLanguage) => words.filter((word) => isSmall(word, one)).length;
  const own = score(language);
  return own >= fewestSmallWords && checkedLanguages.every((other) => other === language || score(other) <= own);
}

/** The one language that gives a text the most of its small words, where there is one. */
export function likelyLanguage(text: string): CheckedLanguage | undefined {
  const [first, second] = checkedLanguages.filter((language) => isIn(language, text));
  return second === undefined ? first : undefined;
}
