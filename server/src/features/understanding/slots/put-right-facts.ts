import { readSentence, type Sentence, type SentenceWord } from '../sentence.js';
import type { CalendarDay } from './dates/calendar-day.js';
import { findMoveDate } from './dates/move-date.js';
import { findHomeSize } from './homes/home-size.js';
import { type CueRun, cueRuns } from './put-right-cues.js';

type Read = (words: readonly SentenceWord[]) => string | undefined;

const mostWordsOfFact = 6;
const mostWordsOfRight = 5;

/** The fewest words at the end that say the same as all of them. */
function lastSaying(words: readonly SentenceWord[], read: Read): readonly SentenceWord[] | undefined {
  const said = read(words);
  if (said === undefined) return undefined;
  const from = words.findLastIndex((_, at) => read(words.slice(at)) === said);
  return from === -1 ? undefined : words.slice(from);
}

/** The words of the clause that ends there. */
function clauseBefore(words: readonly SentenceWord[], end: number): readonly SentenceWord[] {
  const start = words.findLastIndex(
    ({ followsMark, plain }, at) => at < end && followsMark && !isNumbered(words, at, plain),
  );
  return words.slice(Math.max(start, end - mostWordsOfFact, 0), end);
}

/** "3. märts": the stop behind the number of a day ends no clause. */
const isNumbered = (words: readonly SentenceWord[], at: number, plain: string): boolean =>
  /^\d{1,2}$/.test(words[at - 1]?.plain ?? '') && /^\p{L}/u.test(plain);

function clauseAfter(words: readonly SentenceWord[], from: number): readonly SentenceWord[] {
  const end = words.findIndex(
    ({ followsMark, plain }, at) => at > from && followsMark && !isNumbered(words, at, plain),
  );
  return words.slice(from, Math.min(end === -1 ? words.length : end, from + mostWordsOfRight));
}

const small = new Set(
  'a an the un une una el la le les l sebuah satu uks it s its is es son c est q que on the pada hb dia ال هو هي'.split(
    ' ',
  ),
);

/** Whether the words begin with the fact, and do not come to it later. */
function beginsWith(words: readonly SentenceWord[], read: Read): boolean {
  const first = words.findIndex(({ plain }) => !small.has(plain));
  const own = words.slice(Math.max(0, first));
  const fewest = own.findIndex((_, at) => read(own.slice(0, at + 1)) !== undefined);
  return fewest >= 0 && (/^\d/.test(own[0]?.plain ?? '') || fewest < 2);
}

/** The text without the first of two facts of one kind, which the words between them put right. */
function withoutWrong({ text, words }: Sentence, run: CueRun, read: Read): string | undefined {
  const right = clauseAfter(words, run.to);
  const wrong = beginsWith(right, read) ? lastSaying(clauseBefore(words, run.from), read) : undefined;
  const [from, to] = [wrong?.[0]?.start, right[0]?.start];
  if (from === undefined || to === undefined || read(right) === undefined) return undefined;
  return `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
}

/** "A studio, no sorry, a 2 bed flat", "le 4 mai, non le 5 juin": the last counts. */
export function withFactsPutRight(sentence: Sentence, today: CalendarDay, language: string): Sentence {
  const partOf = (words: readonly SentenceWord[]): Sentence =>
    readSentence(sentence.text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0));
  const reads: readonly Read[] = [
    (words) => findHomeSize(words)?.value,
    (words) => (words.length > 0 ? findMoveDate({ sentence: partOf(words), today, language })?.value : undefined),
  ];
  for (const run of cueRuns(sentence.words))
    for (const read of reads) {
      const text = withoutWrong(sentence, run, read);
      if (text !== undefined) return readSentence(text);
    }
  return sentence;
}
