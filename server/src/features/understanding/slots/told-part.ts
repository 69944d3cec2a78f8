import { withoutStopsOfDays } from '../../../text/month-names.js';
import { asksCompany, asksSomething, beginsQuestion } from '../classifier/asking-words.js';
import { readSentence, type Sentence } from '../sentence.js';
import { tellsOfMore } from './things/adding-beginnings.js';

/** After a mark that ends a sentence; the full stop of "2.30" ends none. */
const endings = /(?<=[?!؟;\n])|(?<=\.)(?=\s)/u;

/** A comma, or the mark before a Spanish question. */
const breaks = /[,،–—]\s*|\s(?=¿)/gu;

/** What a message adds before the question that it asks of it: "and the washing machine, can you disconnect it". */
export function addedBeforeQuestion({ text }: Sentence): Sentence | undefined {
  const at = [...text.matchAll(breaks)].map(({ index, 0: mark }) => ({ end: index, next: index + mark.length }));
  const found = at.find(({ next }) => {
    const rest = readSentence(text.slice(next));
    return beginsQuestion(rest) || asksCompany(rest);
  });
  const told = found && readSentence(text.slice(0, found.end));
  return told && tellsOfMore(told.words) && !asksSomething(told) && !asksCompany(told) ? told : undefined;
}

/**
 * The message with blanks in place of its questions, where it has both: "is it firm? also 2 bikes" tells of two bikes. Where it
 * does nothing but ask or tell, the message itself.
 */
export function toldPart(sentence: Sentence): Sentence {
  const added = addedBeforeQuestion(sentence);
  if (added) return added;
  const text = withoutStopsOfDays(sentence.text);
  const parts = text.split(endings);
  if (parts.length < 2) return sentence;
  const told = parts.map((part) => (asksSomething(readSentence(part)) ? ' '.repeat(part.length) : part)).join('');
  return told === text || told.trim() === '' ? sentence : readSentence(told);
}

/** The place of a word of the told part in the whole message. */
export const placeIn = (whole: Sentence, part: Sentence, at: number): number =>
  whole.words.findIndex(({ start }) => start === part.words[at]?.start);
