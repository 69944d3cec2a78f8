import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots, Understanding } from '@meg/shared/contract/understanding';
import { asksForOtherDay } from '../../asked/other-day.js';
import {
  asksForOtherPrice,
  conditions,
  mayAskForOtherPrice,
  supposedWith,
  wouldCost,
} from '../../asked/other-price.js';
import { asksForVariant, isAskedOfVariant, nameOfWay, supposesFirst } from '../../asked/other-variant.js';
import { askedPart } from '../../asked/price-part.js';
import { extraFor, plainQuestion, supposesNumber } from '../../asked/price-topics.js';
import { wishesForDay } from './known-move/asked-dates.js';
import { PhraseSet } from './phrase-set.js';
import { readSentence, type Sentence } from './sentence.js';
import { numberOfThings } from './slots/number-words.js';
import { thingsIn } from './slots/things/inventory.js';
import { namedSpecialItems } from './slots/things/special-items.js';

const supposing = new PhraseSet({
  if: `${extraFor}, does adding, would adding, will adding, does bringing, would bringing, does it cost more with, would it cost more with, is it more with, is it more expensive with, is it dearer with, does it get more expensive with, does it go up with, what if, what about if, if i add, if we add, if i bring, if we bring, suppose, hypothetically, si anado, si anadimos, si agrego, si llevo tambien, sube si llevo, cuesta mas con, sale mas caro con, y si, que pasa si, que pasaria si, si j ajoute, si on ajoute, si je prends aussi, est ce plus cher avec, c est plus cher avec, ca coute plus avec, ca coute plus cher avec, et si, que se passe t il si, kalau tambah, kalau saya tambah, kalau bawa, lebih mahal dengan, lebih mahal kalau, macam mana kalau, bagaimana kalau, bagaimana jika, kas on kallim kui lisan, kui lisan, kui lisame, kas lisades, kas laheb kallimaks kui lisan, mis siis kui, mis oleks kui, aga kui, لو ضفت, اذا ضفت, لو اضفت, اذا اضفت, لو زدت, اذا زدت, ماذا لو, ولو, لو فرضنا`,
});

/** "And if" of Arabic is a whole word: the cat Lulu, spelled "to" and "and if", supposes nothing. */
const suppositionsIn = (words: Sentence['words']) =>
  supposing.find(words).filter(({ from, to }) => to - from > 1 || !/.ولو$/u.test(words[from]?.plain ?? ''));

/** "Could we ship just 200 cu ft", of a move that may have a price: whether less would go. */
const wondering = new PhraseSet({
  if: 'could we ship, could we send, could we take, could we move, could we bring, could i ship, could i send, could i take, could i move, could i bring, could we just, could i just, could we only, could i only, podriamos mandar, podriamos enviar, podriamos llevar, podria mandar, podria enviar, podria llevar, pourrait on envoyer, pourrait on prendre, on pourrait envoyer, on pourrait prendre, je pourrais envoyer, je pourrais prendre, kas saaksime saata, kas saaksime viia, kas saaksin saata',
});
const onlyWords = new Set('just only solo solamente juste seulement ainult vaid'.split(' '));

const lessWondered = (words: Sentence['words']) =>
  wondering
    .find(words)
    .filter(({ from, to }) => from <= 1 && [to - 1, to].some((at) => onlyWords.has(words[at]?.plain ?? '')));

const isSized = ({ moveDetails, propertySize }: PartialMove): boolean => (moveDetails ?? propertySize) !== undefined;

/**
 * "What if only 10 boxes?" asks what would be, and says nothing of the move; so does "and with 20?" of a move whose size
 * is known. "2 bed flat from Leeds to York, how much?" tells the move.
 */
export const asksWhatIf = ({ words, text }: Sentence, move: PartialMove): boolean =>
  suppositionsIn(words).length > 0 ||
  (mayHavePrice(move) && lessWondered(words).length > 0) ||
  (isSized(move) && supposesNumber(text));

/** What no price depends on by itself; another end would be another move. */
const noParts: ReadonlySet<string> = new Set(['origin', 'destination', 'name', 'email', 'phone']);

/** Before there is any date, one that is named beside the price is told. */
const tellsFirstDate = ({ moveDate, moveMonth }: PartialMove, found: Slots): boolean =>
  (moveDate ?? moveMonth) === undefined && (found.moveDate ?? found.moveMonth) !== undefined;

const endsOfMove = ['originCity', 'destinationCity'] as const;
const sizesOfMove = ['moveDetails', 'propertySize', 'inventory', 'volumeM3', 'rooms'] as const;

/** Whether so much is known that a price can be on the screen. */
export const mayHavePrice = (move: PartialMove): boolean =>
  endsOfMove.every((fact) => move[fact] !== undefined) && sizesOfMove.some((fact) => move[fact] !== undefined);

const factsOfEnds: ReadonlySet<string> = new Set(['origin', 'destination', 'moveType', 'notes']);

/** Whether a city is named for an end, and nothing else. */
export const namesOnlyEnd = ({ slots, takenBack }: Pick<Understanding, 'slots' | 'takenBack'>): boolean =>
  takenBack.length === 0 &&
  (slots.origin?.isCity ?? slots.destination?.isCity ?? false) &&
  Object.keys(slots).every((fact) => factsOfEnds.has(fact));

const factsOfDay: ReadonlySet<string> = new Set(['moveDate', 'moveMonth', 'moveYear', 'notes']);

/** Whether a day is named and nothing else, of a move whose day is known. */
const supposesDay = (move: PartialMove, found: Slots): boolean =>
  isSized(move) &&
  (move.moveDate ?? move.moveMonth) !== undefined &&
  (found.moveDate ?? found.moveMonth) !== undefined &&
  Object.keys(found).every((fact) => factsOfDay.has(fact));

/** What another way of the same move may change, of which a short question speaks. */
const factsOfVariant: ReadonlySet<string> = new Set([
  ...[
    'propertySize',
    'rooms',
    'shippingMode',
    'moveSize',
    'moveDetails',
    'inventory',
    'specialItems',
    'leftOut',
    'volumeM3',
  ],
  ...['packing', 'storage', 'insurance', 'car', 'pets', 'notes'],
]);

/** Whether a question names another way of the move, or what would stay of it, and no other route. */
function supposesVariant({ words, text }: Sentence, found: Slots): boolean {
  const facts = Object.keys(found);
  if (!facts.every((fact) => factsOfVariant.has(fact))) return false;
  const isNamed = facts.some((fact) => fact !== 'notes') || thingsIn(words).length > 0;
  const isOfThing = isNamed || namedSpecialItems(words).length > 0 || leavesSomething(text);
  if (supposesFirst(text) && isOfThing) return true;
  return asksForVariant(text) && (isNamed || isAskedOfVariant(text) || nameOfWay(text) !== undefined);
}

/** "Would it be cheaper without the piano?", of a move of which nothing else is told by it. */
const supposesLeaving = ({ words, text }: Sentence, found: Slots): boolean =>
  Object.keys(found).every((fact) => fact === 'notes') &&
  (thingsIn(words).length > 0 || namedSpecialItems(words).length > 0) &&
  askedPart(plainQuestion(text)) === 'without' &&
  (asksForOtherPrice(text) || mayAskForOtherPrice(text));

/** "How much if I go in December?", of a move that is known: it supposes the facts that it names, and tells none. */
export function asksPriceOfOther(sentence: Sentence, move: PartialMove, found: Slots): boolean {
  const { text } = sentence;
  if (mayHavePrice(move) && (asksForOtherPrice(text) || supposesVariant(sentence, found))) return true;
  if (supposesLeaving(sentence, found)) return true;
  if (supposesDay(move, found) && !wishesForDay(sentence) && asksForOtherDay(text)) return true;
  const facts = Object.keys(found);
  const namesParts = facts.length > 0 || thingsIn(sentence.words).length > 0;
  const isOfParts = namesParts && !facts.some((fact) => noParts.has(fact));
  return isSized(move) && isOfParts && !tellsFirstDate(move, found) && mayAskForOtherPrice(text);
}

/** "How much for the piano alone?", of a move that is known, asks for a part of its price and changes nothing. */
export const asksForPart = ({ text }: Sentence, move: PartialMove): boolean =>
  isSized(move) && askedPart(plainQuestion(text)) !== undefined;

const otherPrice = new PhraseSet({ would: wouldCost, with: supposedWith, if: conditions });

interface Supposed {
  readonly from: number;
  readonly to: number;
}

/** Where what is supposed begins, behind the "if" or behind "how much would it be with". */
function suppositionEnd(text: string, words: Sentence['words']): Supposed | undefined {
  const [found = lessWondered(words)[0]] = suppositionsIn(words);
  if (found || !(asksForOtherPrice(text) || supposesFirst(text))) return found;
  const said = otherPrice.find(words);
  const would = said.find(({ label }) => label === 'would');
  const behind = said.find(({ label, from }) => label === 'with' && would !== undefined && from >= would.to);
  return said.find(({ label }) => label === 'if') ?? (behind && { from: behind.from, to: behind.from });
}

/** "And if it is so, how much": what is supposed stands before it. */
const pointing = new PhraseSet({
  so: 'so, that, it is so, it is like that, asi, es asi, comme ca, c est comme ca, macam tu, macam itu, macam ni, begitu, gitu, nii, see nii, هيك, كده, كذا, كذلك',
});

/** Verbs that tell of something else by themselves: behind an "if" they leave things. */
const leavingBehindIf: readonly (readonly [RegExp, string])[] = [
  // What the visitors carry themselves does not go with the company.
  [
    /^(?:we |i )?(?:move|moved|take|took|carry|carried|bring|brought) (.+?) (?:ourselves|myself)(?!\p{L}).*$/iu,
    'take off $1',
  ],
  [/^(?:llevo|llevamos|movemos|lleváramos|llevaramos) (.+?) (?:nosotros|nosotras|yo)(?!\p{L}).*$/iu, 'quita $1'],
  [
    /^(?:on prend|on prenait|je prends|on transporte|je transporte) (.+?) (?:nous[- ]m[eê]mes|moi[- ]m[eê]me)(?!\p{L}).*$/iu,
    'enlève $1',
  ],
  [/^(?:saya |kami |kita )?tinggal(?= )/iu, 'tinggalkan'],
  [/^(?:quito|quitara|quitáramos|quitaramos)(?= )/iu, 'quita'],
  [/^(?:saco|sacara|sacáramos|sacamos)(?= )/iu, 'saca'],
  [/^(?:j'enlève|j’enlève|on enlève|j'enlevais|on enlevait)(?= )/iu, 'enlève'],
  [/^(?:شلت|شلنا|نشيل|اشيل|أشيل)(?= )/u, 'شيل'],
  [/^(?:سبت|سبنا|نسيب|اسيب|أسيب|خليت|ما اخذت|ما اخذنا|ما أخذنا)(?= )/u, 'اترك'],
];

const asOrder = (text: string): string =>
  leavingBehindIf.reduce((said, [verb, order]) => said.replace(verb, order), text);

/** "واذا شلت نصهم": the verb leaves things behind that are not named. */
const leavesSomething = (text: string): boolean => {
  const said = supposedIn(text);
  return leavingBehindIf.some(([, order]) => said.startsWith(`${order} `));
};

/** What is supposed, as a statement: "only 10 boxes" of "what if only 10 boxes?" */
export function supposedIn(text: string): string {
  const { words } = readSentence(text);
  const found = suppositionEnd(text, words);
  const number = supposesNumber(text) ? words.findIndex(({ plain }) => numberOfThings(plain) !== undefined) : -1;
  const start = found ? (words[found.to]?.start ?? text.length) : (words[number]?.start ?? 0);
  const [isSo] = found ? pointing.find(words.slice(found.to)) : [];
  const isBefore = found !== undefined && found.from > 0 && isSo?.from === 0;
  const part = isBefore ? text.slice(0, words[found.from]?.start) : text.slice(start);
  return asOrder(part.replace(/[?؟,،\s]+$/u, '').trim()) || text;
}

/** Each thing that a question supposes: "the difference between 2 and 3 bedrooms" has two, of which one may be so already. */
export function suppositionsOf(text: string): string[] {
  const said = supposedIn(text);
  if (!asksForVariant(text)) return [said];
  const { words } = readSentence(said);
  const way = thingsIn(words).length > 0 ? undefined : nameOfWay(text);
  if (way !== undefined) return [way];
  const numbers = words.filter(({ plain }) => numberOfThings(plain) !== undefined);
  return [...new Set([said, ...numbers.map(({ start }) => said.slice(start))])];
}
