import { readSentence, type Sentence, type SentenceWord } from '../sentence.js';

/** Words of a sentence, from one up to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const wordsIn = ({ words }: Sentence, { from, to }: Span): readonly SentenceWord[] => words.slice(from, to);

/** Where a quote stands in a sentence, word by word; undefined if it was made up. */
export function quotedIn({ words }: Sentence, quote: string): Span | undefined {
  const parts = readSentence(quote).words;
  if (parts.length === 0) return undefined;
  const from = words.findIndex((_, at) => parts.every(({ plain }, offset) => words[at + offset]?.plain === plain));
  return from === -1 ? undefined : { from, to: from + parts.length };
}
