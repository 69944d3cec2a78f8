import type { SentenceWord } from '../sentence.js';
import { FeatureBag } from './feature-bag.js';
import type { FeatureVector } from './softmax.js';

export const languageFeatures = 4_096;
const mostWords = 40;

/** Words and groups of three letters as typed, because accents distinguish languages. */
export function languageVector(words: readonly SentenceWord[]): FeatureVector {
  const bag = new FeatureBag(languageFeatures);
  for (const { typed } of words.slice(0, mostWords)) {
    const word = ` ${typed.slice(0, 20).toLowerCase()} `;
    bag.add('word', word);
    for (let at = 0; at + 3 <= word.length; at++) bag.add('letters', word.slice(at, at + 3));
  }
  return bag.vector({ word: 2, letters: 2 });
}
