import { isOneSlipAway } from '../../../text/one-typo.js';
import { readSentence, type Sentence, type SentenceWord } from '../sentence.js';
import { type Span, wordsIn } from './quoted-words.js';

/** "Coat" is no slip of "cat": short words lie too close together. */
const shortest = { typed: 4, mended: 5, part: 4 };

/** Whether a word was typed wrongly. A word that is known is never put right. */
export type IsMisspelled = (word: SentenceWord) => boolean;

const isSlip = (typed: string, mended: string): boolean =>
  typed.length >= shortest.typed &&
  mended.length >= shortest.mended &&
  typed[0] === mended[0] &&
  isOneSlipAway(typed, mended);

const isPart = (part: string): boolean => part.length >= shortest.part || /^\d+$/.test(part);

/** How many of the mended words stand for the first of the typed ones; 0 if they say something else. */
function standFor(typed: SentenceWord, [first, second]: readonly SentenceWord[], isMisspelled: IsMisspelled): number {
  if (!first) return 0;
  if (typed.plain === first.plain) return 1;
  if (!isMisspelled(typed)) return 0;
  const isSplit = second && typed.plain === first.plain + second.plain && isPart(first.plain) && isPart(second.plain);
  return isSplit ? 2 : isSlip(typed.plain, first.plain) ? 1 : 0;
}

/** Whether the words differ by typing mistakes alone: "piyano" is "piano", and "car" is not "cat". */
function areSame(typed: readonly SentenceWord[], mended: readonly SentenceWord[], isMisspelled: IsMisspelled): boolean {
  let at = 0;
  for (const word of typed) {
    const used = standFor(word, mended.slice(at, at + 2), isMisspelled);
    if (used === 0) return false;
    at += used;
  }
  return at === mended.length;
}

interface Mend extends Span {
  readonly mended: string;
}

export interface Mended {
  readonly text: string;
  /** Words of the sentence that were put right. */
  readonly words: ReadonlySet<SentenceWord>;
}

/** The sentence with these words put right, as far as nothing but their spelling changes. */
export function mendedText(sentence: Sentence, mends: readonly Mend[], isMisspelled: IsMisspelled): Mended {
  const kept = mends.filter(({ mended, ...span }) =>
    areSame(wordsIn(sentence, span), readSentence(mended).words, isMisspelled),
  );
  let { text } = sentence;
  let before = Number.POSITIVE_INFINITY;
  for (const { mended, ...span } of kept.sort((one, next) => next.from - one.from)) {
    const typed = wordsIn(sentence, span);
    const [first, last] = [typed[0], typed.at(-1)];
    if (!first || !last || last.end > before) continue;
    text = `${text.slice(0, first.start)}${mended}${text.slice(last.end)}`;
    before = first.start;
  }
  const words = kept.flatMap((span) => wordsIn(sentence, span)).filter(isMisspelled);
  return { text, words: new Set(words) };
}
