import { withoutDialect } from '../../text/dialect-words.js';
import { plainWord as foldWord, type Word } from '../../text/question-words.js';

import { withArabicSpelling } from './arabizi.js';
import { joinNumbers } from './compound-numbers.js';

export { formsOf } from '../../text/word-forms.js';

/** A word with its position in the text. */
export interface SentenceWord extends Word {
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly text: string;
  readonly words: readonly SentenceWord[];
}

/** "Leeds → KL": an arrow, or a dash between spaces, is a word. */
export const arrow = '→';
/** No request has more words, and a pasted text must not cost more. */
const mostWords = 160;
const mostLetters = 40;
const pieces =
  /(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])\p{L}\.\p{L}(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+|[→➡⟶⇒]|-{1,2}>|={1,2}>|>{1,2}|\s[-–—]\s/gu;
/** A closing bracket ends no clause: "Córdoba (Argentina) to Madrid". */
const marks = /[,.;:!?(\n؟،؛¿¡]|\s[/|]\s/;
const arabicZero = 0x660;

const asciiDigit = (digit: string): string => String((digit.codePointAt(0) ?? arabicZero) - arabicZero);

export const withAsciiDigits = (text: string): string => text.replace(/[٠-٩]/g, asciiDigit);

export function plainWord(typed: string): string {
  return withAsciiDigits(foldWord(typed.slice(0, mostLetters)).replaceAll('.', ''));
}

export function readSentence(text: string): Sentence {
  const words: SentenceWord[] = [];
  let before = 0;
  for (const match of text.matchAll(pieces)) {
    const [typed] = match;
    const plain = /[\p{L}\p{N}]/u.test(typed) ? plainWord(typed) : arrow;
    const followsMark = marks.test(text.slice(before, match.index));
    before = match.index + typed.length;
    if (plain !== '') words.push({ plain, typed, followsMark, start: match.index, end: before });
    if (words.length === mostWords) break;
  }
  return { text, words: joinNumbers(withoutDialect(withArabicSpelling(words)), text) };
}

/** The sentence with blanks in place of some of its words. */
export function withoutWords({ text, words }: Sentence, isLeftOut: (at: number) => boolean): Sentence {
  const left = words.reduce(
    (rest, { start, end }, at) =>
      isLeftOut(at) ? rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end) : rest,
    text,
  );
  return readSentence(left);
}

/** Whether the word has a capital letter and is not the first word. */
export function isCapital({ words }: Sentence, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(words[at]?.typed ?? '');
}
