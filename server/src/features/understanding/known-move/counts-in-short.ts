import type { PartialMove } from '@meg/shared/contract/move';
import { coveredBy, fillers } from '../open-question/yes-no.js';
import { PhraseSet } from '../phrase-set.js';
import { readSentence, type SentenceWord } from '../sentence.js';
import { findHomeSize } from '../slots/homes/home-size.js';
import { numberOfThings } from '../slots/number-words.js';
import { numberPutRight } from '../slots/put-right-numbers.js';
import { hasUncountedBoxes, thingsIn } from '../slots/things/inventory.js';
import { addingWords, saysAnother } from './adding-words.js';

interface Request {
  readonly text: string;
  /** What the visitor wrote before. */
  readonly before?: string | undefined;
  readonly move?: PartialMove | undefined;
}

/** Around a number of more: "make that 5 more", "ponle otras 5". */
const around = new PhraseSet({
  around:
    'make it, make that, put, and, another, have, we have, got, there are, there s, ponle, pon, ponga, ponme, son, hay, y, mettez, mets, et, il y en a, letak, bubuh, ada, dan, pane, pange, ja, on, حط, حطي, و, please, pls, oh, sorry',
});
const mostWords = 8;

/** "Add 5 more", "otras 5": more of what was spoken of, which is not named. */
export function isMoreAlone(words: readonly SentenceWord[]): boolean {
  if (words.length > mostWords || !saysAnother(words)) return false;
  const numbers = words.filter(({ plain }) => numberOfThings(plain) !== undefined);
  const rest = words.filter((word) => !numbers.includes(word));
  return numbers.length === 1 && coveredBy(rest, [addingWords, around, fillers]);
}

const numberAround = new PhraseSet({
  around:
    'about, around, roughly, approx, approximately, maybe, perhaps, like, or so, unos, unas, mas o menos, como, quizas, aproximadamente, environ, a peu pres, peut etre, lebih kurang, dalam, kira kira, mungkin, umbes, ehk, حوالي, تقريبا, يمكن',
});
const mostOfNumber = 4;

/** "About 12", and nothing else. */
function numberAlone(words: readonly SentenceWord[]): number | undefined {
  const numbers = words.filter(({ plain }) => numberOfThings(plain) !== undefined);
  const rest = words.filter((word) => !numbers.includes(word));
  const [number, ...others] = numbers;
  if (!number || others.length > 0 || words.length > mostOfNumber) return undefined;
  return coveredBy(rest, [numberAround, fillers]) ? numberOfThings(number.plain) : undefined;
}

interface Counted {
  readonly thing: string;
  readonly code: string;
  readonly count: number;
  /** Whether so many come to those that were known before. */
  readonly isMore: boolean;
}

/** The only thing of which a message says how many there are: "desks" of "make it 18 desks". */
function countedIn(before: string): Counted | undefined {
  const { words } = readSentence(before);
  const counted = thingsIn(words).flatMap(({ from, to, label }) => {
    const count = numberOfThings(words[from - 1]?.plain ?? '');
    const thing = before.slice(words[from]?.start, words[to - 1]?.end);
    return count === undefined ? [] : [{ thing, code: label, count, isMore: saysAnother(words) }];
  });
  return counted.length === 1 ? counted[0] : undefined;
}

const knownOf = (code: string, move: PartialMove | undefined): number =>
  move?.inventory?.items.find((item) => item.code === code)?.count ?? 0;

/** "Sorry only 5 more, not 10", behind "add 10 boxes": so many as there were before, and 5. */
function totalOf({ code, count, isMore }: Counted, number: number, move: PartialMove | undefined): number {
  const before = knownOf(code, move) - count;
  return isMore && before > 0 ? before + number : number;
}

/**
 * A number without a name, as of the thing that was counted last: "sorry its 2" behind a number of bedrooms is of these,
 * "no 16" behind "make it 18 desks" of desks, "about 12" behind "a bed and boxes" of boxes, and so is "5 more".
 */
export function withCountedNamed<Asked extends Request>(request: Asked): Asked {
  const { text, before, move } = request;
  if (before === undefined) return request;
  const sentence = readSentence(text);
  const boxes = hasUncountedBoxes(readSentence(before)) ? numberAlone(sentence.words) : undefined;
  if (boxes !== undefined) return { ...request, text: `${boxes} boxes` };
  const number = numberPutRight(sentence);
  const isMore = isMoreAlone(sentence.words);
  if (number === undefined && !isMore) return request;
  if (number !== undefined && findHomeSize(readSentence(before).words) !== undefined)
    return { ...request, text: `${number} bedrooms` };
  const counted = countedIn(before);
  if (!counted) return request;
  if (number === undefined) return { ...request, text: `${text} ${counted.thing}` };
  return { ...request, text: `${totalOf(counted, number, move)} ${counted.thing}` };
}
