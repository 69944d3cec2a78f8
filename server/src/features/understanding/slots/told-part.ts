import { withoutStopsOfDays } from '../../../text/month-names.js';
import { asksSomething } from '../classifier/asking-words.js';
import { readSentence, type Sentence } from '../sentence.js';

/** After a mark that ends a sentence; the full stop of "2.30" ends none. */
const endings = /(?<=[?!؟;\n])|(?<=\.)(?=\s)/u;

/**
 * The message with blanks in place of its questions, where it has both: "is it firm? also 2 bikes" tells of two bikes. Where it
 * does nothing but ask or tell, the message itself.
 */
export function toldPart(sentence: Sentence): Sentence {
  const text = withoutStopsOfDays(sentence.text);
  const parts = text.split(endings);
  if (parts.length < 2) return sentence;
  const told = parts.map((part) => (asksSomething(readSentence(part)) ? ' '.repeat(part.length) : part)).join('');
  return told === text || told.trim() === '' ? sentence : readSentence(told);
}

/** The place of a word of the told part in the whole message. */
export const placeIn = (whole: Sentence, part: Sentence, at: number): number =>
  whole.words.findIndex(({ start }) => start === part.words[at]?.start);
