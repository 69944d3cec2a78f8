import { hashOf } from '../../text/hash.js';
import { plainWordsOf } from './matter-features.js';

/** How many rows features are spread over: two that fall into one row share its vector. */
export const vectorRows = 1 << 16;
const shortestLetters = 3;
const longestLetters = 5;

const rowOf = (feature: string): number => hashOf(feature) & (vectorRows - 1);

/** The rows of a text's words, pairs of words, and letters in a row. */
export function vectorFeatures(text: string): Uint32Array {
  const words = plainWordsOf(text);
  const rows: number[] = [];
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    rows.push(rowOf(`=${word}`));
    if (next) rows.push(rowOf(`${word} ${next}`));
    const whole = `_${word}_`;
    for (let length = shortestLetters; length <= longestLetters && length < whole.length; length++)
      for (let from = 0; from + length <= whole.length; from++)
        rows.push(rowOf(`~${whole.slice(from, from + length)}`));
  }
  return Uint32Array.from(rows);
}
