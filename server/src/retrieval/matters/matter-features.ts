import { plainWord } from '../../text/question-words.js';
import { termsOf } from '../terms.js';

/** How much each kind of feature says, found by trying. */
const weights = { stem: 1, minorStem: 0.5, pair: 0.5, beginning: 0.4, letters: 0.35, length: 0.5 } as const;
const beginningLength = 6;
const lettersLength = 4;
/** A limit on the work for pasted texts, which are no questions. */
const mostWords = 60;
const longestWord = 24;
/** Texts of fewer words than each are of a length of their own: a few words name a matter, many tell of a move too. */
const lengths = [4, 8, 15] as const;
const arabicArticle = /^(?:[وبفك]?ال|لل)/;

export function plainWordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .slice(0, mostWords)
    .map((typed) => plainWord(typed).slice(0, longestWord).replace(arabicArticle, ''))
    .filter((word) => word !== '');
}

/** Whether a feature is a word of the text, not only a part of one or two together. */
export const isWord = (feature: string): boolean => feature.startsWith('=');

/** Whether a feature is how long the text is, which every text has. */
export const isLength = (feature: string): boolean => feature.startsWith('#');

/** What a text has of words, pairs of words and parts of words, with the weight of each. */
export function matterFeatures(text: string): Map<string, number> {
  const features = new Map<string, number>();
  for (const { stem, isMinor } of termsOf(text)) features.set(`=${stem}`, isMinor ? weights.minorStem : weights.stem);
  const words = plainWordsOf(text);
  features.set(`#${lengths.filter((fewer) => words.length >= fewer).length}`, weights.length);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next) features.set(`${word} ${next}`, weights.pair);
    if (word.length >= beginningLength) features.set(`^${word.slice(0, beginningLength)}`, weights.beginning);
    if (word.length < lettersLength) continue;
    const whole = `_${word}_`;
    for (let from = 0; from + lettersLength <= whole.length; from++)
      features.set(`~${whole.slice(from, from + lettersLength)}`, weights.letters);
  }
  return features;
}
