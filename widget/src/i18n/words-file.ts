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
  /** All in one, which weighs less: those that depend on a number are JSON. */
  readonly words: string;
}

/** So many that a key which the file does not have is rarely taken for one that it has. */
const numbers = 8_191;
const mark = '|';
const firstCharacter = 35;

function numberOf(key: string, seed: number): number {
  let number = seed;
  for (const letter of key) number = Math.imul(number ^ letter.charCodeAt(0), 0x01000193);
  return (number >>> 0) % numbers;
}

export function findIn({ seed, steps, words }: WordsFile): FindWord {
  const found = new Map<number, Word>();
  const all = words.split(mark);
  let number = 0;
  for (const step of steps) {
    number += step.charCodeAt(0) - firstCharacter;
    const word = all[found.size] as string;
    found.set(number, word.startsWith('{"') ? JSON.parse(word) : word);
  }
  return (key) => found.get(numberOf(key, seed));
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
    const taken = new Set<number>();
    if (keys.every((key) => taken.size < taken.add(numberOf(key, seed)).size)) return seed;
  }
}

/** Words that only the document or the server needs. */
const elsewhere = /^(widget\.(loading|unknown)|transcript|language\.continue)/;

/** Used by the build. */
export function writeWords({ chat, readiness }: Language): WordsFile {
  const entries = entriesOf({ ...chat, readiness }).filter(([key]) => !elsewhere.test(key));
  const seed = findSeed(entries.map(([key]) => key));
  const numbered = entries.map(([key, word]) => ({ number: numberOf(key, seed), word }));
  numbered.sort((a, b) => a.number - b.number);
  const steps = numbered.map(({ number }, index) => number - (numbered[index - 1]?.number ?? 0));
  return {
    seed,
    steps: String.fromCharCode(...steps.map((step) => step + firstCharacter)),
    words: numbered.map(({ word }) => (typeof word === 'string' ? word : JSON.stringify(word))).join(mark),
  };
}
