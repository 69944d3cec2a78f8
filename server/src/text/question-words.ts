import { withoutDialect } from './dialect-words.js';

/** A word of a question. */
export interface Word {
  /** The spelling that is compared: small letters without accents. */
  readonly plain: string;
  /** As it was typed. */
  readonly typed: string;
  /** Whether a mark such as a comma or a full stop stands between it and the word before. */
  readonly followsMark: boolean;
}

const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', ı: 'i', ة: 'ه' };

export function plainWord(typed: string): string {
  return typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłıة]/g, (letter) => letters[letter] ?? letter);
}

/** A limit on the work for pasted texts, which are no questions. */
const mostWords = 200;
const mostLetters = 40;
const abbreviation = /\b(?:\p{L}\.){2,}/gu;

/** "U.S." is one word; an apostrophe or a hyphen separates words. */
export function wordsOf(text: string): Word[] {
  const joined = text.replace(abbreviation, (dotted) => `${dotted.replaceAll('.', '')} `);
  const words: Word[] = [];
  let end = 0;
  for (const match of joined.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const plain = plainWord(match[0].slice(0, mostLetters)).slice(0, mostLetters);
    const followsMark = /[,.;:!?()\n،؛؟]/.test(joined.slice(end, match.index));
    end = match.index + match[0].length;
    if (plain !== '') words.push({ plain, typed: match[0], followsMark });
    if (words.length === mostWords) break;
  }
  return withoutDialect(words);
}

/** All words with a space between and at both ends, so that a phrase can be found as whole words. */
export function plainSentence(words: readonly Word[]): string {
  return ` ${words.map(({ plain }) => plain).join(' ')} `;
}
