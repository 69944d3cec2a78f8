import type { Word } from '../../text/question-words.js';

/** A word with where it stands in the text. */
export interface SentenceWord extends Word {
  readonly start: number;
  readonly end: number;
}

export interface Sentence {
  readonly text: string;
  readonly words: readonly SentenceWord[];
}

/** "Leeds → KL": an arrow or a dash between two names stands as a word of its own. */
export const arrow = '→';
/** More words than this make no request, and the work must not grow with what is pasted. */
const mostWords = 160;
const mostLetters = 40;
const pieces = /(?:\p{L}\.){2,}|[\p{L}\p{M}\p{N}]+|[→➡⟶⇒]|-{1,2}>|={1,2}>|>{1,2}|\s[-–—]\s/gu;
const marks = /[,.;:!?()\n؟،؛¿¡]/;
const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', ı: 'i', ة: 'ه' };
const arabicZero = 0x660;

const asciiDigit = (digit: string): string => String((digit.codePointAt(0) ?? arabicZero) - arabicZero);

export function plainWord(typed: string): string {
  return typed
    .slice(0, mostLetters)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')
    .replace(/[ßøæœłıة]/g, (letter) => letters[letter] ?? letter)
    .replace(/[٠-٩]/g, asciiDigit);
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
  return { text, words };
}

const arabic = /^\p{Script=Arabic}/u;

/** Arabic writes "and", "to", "in" and "the" into the word: each form that may be the word itself. */
export function formsOf(plain: string): readonly string[] {
  if (!arabic.test(plain)) return [plain];
  const bare = /^[وفبلك]/.test(plain) && plain.length > 3 ? [plain.slice(1)] : [];
  const forms = [plain, ...bare];
  const withoutArticle = forms.filter((form) => form.startsWith('ال') && form.length > 4).map((form) => form.slice(2));
  const contracted = plain.startsWith('لل') && plain.length > 4 ? [plain.slice(2)] : [];
  return [...forms, ...withoutArticle, ...contracted];
}

/** Whether the word is written with a capital for its own sake: not at the beginning of a sentence. */
export function isCapital({ words }: Sentence, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(words[at]?.typed ?? '');
}
