import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { asksForOtherDay } from '../../asked/other-day.js';
import {
  asksForOtherPrice,
  conditions,
  mayAskForOtherPrice,
  supposedWith,
  wouldCost,
} from '../../asked/other-price.js';
import { askedPart } from '../../asked/price-part.js';
import { extraFor, plainQuestion, supposesNumber } from '../../asked/price-topics.js';
import { wishesForDay } from './known-move/asked-dates.js';
import { PhraseSet } from './phrase-set.js';
import { readSentence, type Sentence } from './sentence.js';
import { numberOfThings } from './slots/number-words.js';

const supposing = new PhraseSet({
  if: `${extraFor}, does adding, would adding, will adding, does bringing, would bringing, does it cost more with, would it cost more with, is it more with, is it more expensive with, is it dearer with, does it get more expensive with, does it go up with, what if, what about if, if i add, if we add, if i bring, if we bring, suppose, hypothetically, si anado, si anadimos, si agrego, si llevo tambien, sube si llevo, cuesta mas con, sale mas caro con, y si, que pasa si, que pasaria si, si j ajoute, si on ajoute, si je prends aussi, est ce plus cher avec, c est plus cher avec, ca coute plus avec, ca coute plus cher avec, et si, que se passe t il si, kalau tambah, kalau saya tambah, kalau bawa, lebih mahal dengan, lebih mahal kalau, macam mana kalau, bagaimana kalau, bagaimana jika, kas on kallim kui lisan, kui lisan, kui lisame, kas lisades, kas laheb kallimaks kui lisan, mis siis kui, mis oleks kui, aga kui, لو ضفت, اذا ضفت, لو اضفت, اذا اضفت, لو زدت, اذا زدت, ماذا لو, ولو, لو فرضنا`,
});

/** "And if" of Arabic is a whole word: the cat Lulu, spelled "to" and "and if", supposes nothing. */
const suppositionsIn = (words: Sentence['words']) =>
  supposing.find(words).filter(({ from, to }) => to - from > 1 || !/.ولو$/u.test(words[from]?.plain ?? ''));

const isSized = ({ moveDetails, propertySize }: PartialMove): boolean => (moveDetails ?? propertySize) !== undefined;

/**
 * "What if only 10 boxes?" asks what would be, and says nothing of the move; so does "and with 20?" of a move whose size
 * is known. "2 bed flat from Leeds to York, how much?" tells the move.
 */
export const asksWhatIf = ({ words, text }: Sentence, move: PartialMove): boolean =>
  suppositionsIn(words).length > 0 || (isSized(move) && supposesNumber(text));

/** What no price depends on by itself; another end would be another move. */
const noParts: ReadonlySet<string> = new Set(['origin', 'destination', 'name', 'email', 'phone']);

/** Before there is any date, one that is named beside the price is told. */
const tellsFirstDate = ({ moveDate, moveMonth }: PartialMove, found: Slots): boolean =>
  (moveDate ?? moveMonth) === undefined && (found.moveDate ?? found.moveMonth) !== undefined;

const endsOfMove = ['originCity', 'destinationCity'] as const;
const sizesOfMove = ['moveDetails', 'propertySize', 'inventory', 'volumeM3', 'rooms'] as const;

/** Whether so much is known that a price can be on the screen. */
const mayHavePrice = (move: PartialMove): boolean =>
  endsOfMove.every((fact) => move[fact] !== undefined) && sizesOfMove.some((fact) => move[fact] !== undefined);

const factsOfDay: ReadonlySet<string> = new Set(['moveDate', 'moveMonth', 'moveYear', 'notes']);

/** Whether a day is named and nothing else, of a move whose day is known. */
const supposesDay = (move: PartialMove, found: Slots): boolean =>
  isSized(move) &&
  (move.moveDate ?? move.moveMonth) !== undefined &&
  (found.moveDate ?? found.moveMonth) !== undefined &&
  Object.keys(found).every((fact) => factsOfDay.has(fact));

/** "How much if I go in December?", of a move that is known: it supposes the facts that it names, and tells none. */
export function asksPriceOfOther(sentence: Sentence, move: PartialMove, found: Slots): boolean {
  const { text } = sentence;
  if (mayHavePrice(move) && asksForOtherPrice(text)) return true;
  if (supposesDay(move, found) && !wishesForDay(sentence) && asksForOtherDay(text)) return true;
  const facts = Object.keys(found);
  const isOfParts = facts.length > 0 && !facts.some((fact) => noParts.has(fact));
  return isSized(move) && isOfParts && !tellsFirstDate(move, found) && mayAskForOtherPrice(text);
}

/** "How much for the piano alone?", of a move that is known, asks for a part of its price and changes nothing. */
export const asksForPart = ({ text }: Sentence, move: PartialMove): boolean =>
  isSized(move) && askedPart(plainQuestion(text)) !== undefined;

const otherPrice = new PhraseSet({ would: wouldCost, with: supposedWith, if: conditions });

/** Where what is supposed begins, behind the "if" or behind "how much would it be with". */
function suppositionEnd(text: string, words: Sentence['words']): { readonly to: number } | undefined {
  const [found] = suppositionsIn(words);
  if (found || !asksForOtherPrice(text)) return found;
  const said = otherPrice.find(words);
  const would = said.find(({ label }) => label === 'would');
  const behind = said.find(({ label, from }) => label === 'with' && would !== undefined && from >= would.to);
  return said.find(({ label }) => label === 'if') ?? (behind && { to: behind.from });
}

/** What is supposed, as a statement: "only 10 boxes" of "what if only 10 boxes?" */
export function supposedIn(text: string): string {
  const { words } = readSentence(text);
  const found = suppositionEnd(text, words);
  const number = supposesNumber(text) ? words.findIndex(({ plain }) => numberOfThings(plain) !== undefined) : -1;
  const start = found ? (words[found.to]?.start ?? text.length) : (words[number]?.start ?? 0);
  return (
    text
      .slice(start)
      .replace(/[?؟]\s*$/u, '')
      .trim() || text
  );
}
