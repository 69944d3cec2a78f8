import type { Language } from '@meg/shared/languages/language';
import type { FindWord, Word } from './words.js';

/**
 * The chat's part of a language. Keys would be a fifth of the file: each is a number made of its letters, and the words
 * stand in the order of these numbers.
 */
export interface WordsFile {
  /** With it, no two keys have the same number. */
  readonly seed: number;
  /** How much larger each number is than the one before, as a character. */
  readonly steps: string;
  readonly words: readonly Word[];
}

/** So many that a key which the file does not have is rarely taken for one that it has. */
const numbers = 16_381;
const firstCharacter = 35;

function numberOf(key: string, seed: number): number {
  let number = seed;
  for (const letter of key) number = Math.imul(number ^ letter.charCodeAt(0), 0x01000193);
  return (number >>> 0) % numbers;
}

export function findIn({ seed, steps, words }: WordsFile): FindWord {
  const places = new Map<number, number>();
  let number = 0;
  for (const step of steps) {
    number += step.charCodeAt(0) - firstCharacter;
    places.set(number, places.size);
  }
  return (key) => words[places.get(numberOf(key, seed)) ?? -1];
}

type Tree = { readonly [key: string]: Word | Tree };

function isWord(branch: Word | Tree): branch is Word {
  return typeof branch === 'string' || 'other' in branch;
}

function entriesOf(tree: Tree, path = ''): [key: string, word: Word][] {
  return Object.entries(tree).flatMap(([key, branch]) =>
    isWord(branch) ? [[path + key, branch]] : entriesOf(branch, `${path}${key}.`),
  );
}

function findSeed(keys: readonly string[]): number {
  for (let seed = 1; ; seed += 1) {
    if (new Set(keys.map((key) => numberOf(key, seed))).size === keys.length) return seed;
  }
}

/** Used by the build. */
export function writeWords({ chat, readiness }: Language): WordsFile {
  const entries = entriesOf({ ...chat, readiness });
  const seed = findSeed(entries.map(([key]) => key));
  const numbered = entries.map(([key, word]) => ({ number: numberOf(key, seed), word }));
  numbered.sort((a, b) => a.number - b.number);
  const steps = numbered.map(({ number }, index) => number - (numbered[index - 1]?.number ?? 0));
  return {
    seed,
    steps: String.fromCharCode(...steps.map((step) => step + firstCharacter)),
    words: numbered.map(({ word }) => word),
  };
}
