import { mostInventoryM3 } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { type InventoryCode, inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import { isOtherByAccent } from '../../../../text/accented-words.js';
import { asksSomething } from '../../classifier/asking-words.js';
import { type PhraseMatch, PhraseSet } from '../../phrase-set.js';
import type { Sentence, SentenceWord } from '../../sentence.js';
import { complaintWords } from '../../sure-intents/innocent-words.js';
import { isLeftBehind, isPhraseDenied } from '../denial.js';
import { numberOfThings } from '../number-words.js';
import { endsWithToo } from './adding-beginnings.js';
import { addingVerbs } from './adding-verbs.js';
import { asksForWorkOnThings } from './handled-things.js';
import { inventoryWords } from './inventory-words.js';
import { restStays } from './rest-stays.js';
import { onlySmallGoods } from './small-goods.js';
import { findSpecialItems } from './special-items.js';
import { countOfThing, isJoined } from './thing-counts.js';
import { withPlurals } from './thing-plurals.js';

export type Inventory = NonNullable<Slots['inventory']>['value'];

const things = new PhraseSet<InventoryCode>(withPlurals(inventoryWords));
/** Names that contain the word for a thing. */
const misleading = new PhraseSet({
  other:
    'high chair*, highchair*, wheel chair*, silla de ruedas, sillas de ruedas, fauteuil roulant, fauteuils roulants, kerusi roda, kerusi makan bayi, kerusi bayi, chaise haute, chaises hautes, table a repasser, tables a repasser, tete de lit, tetes de lit, table tennis table*, ping pong table*, mesa de ping pong, meja ping pong, meja pingpong, meja tenis, طاوله بينج بونج, طاوله بينغ بونغ, طاوله تنس, table de ping pong, rice cooker*, slow cooker*, pressure cooker*, dog crate*, كرسي متحرك, كرسي اطفال, دراجه ناريه, دراجات ناريه, طاوله كي, طاوله كوي, ' +
    'box room, box rooms, mail box, inbox, letter box, phone box, post box, ice box, dog bed, flower bed, truck bed, bed and breakfast, bed linen, bed frame, ' +
    'boite aux lettres, boites aux lettres, boite de nuit, boite de vitesse*, boite mail, boite vocale, ma boite, la boite, notre boite, sa boite, ma caisse, ta caisse, notre caisse, sa caisse, caisse en bois, caisses en bois, caisse maladie, caisse d allocations, caisse enregistreuse, caisse de retraite, ' +
    'handbag*, hand bag*, carrier bag*, sleeping bag*, saco de dormir, sac de couchage, sac a main, sacs a main, beg tangan, beg tidur, kasikott*, magamiskott*, hotel bed*, time table, table tennis, pool table*, snooker table*, billiard table*, table de billard, mesa de billar, mesa de pool, mesas de pool, meja biliard, كل الفرش, بكل الفرش, كامل الفرش, جميع الفرش, bank, ' +
    'tv license, tv licence, computer science, washing machine repair, pressure washer*, car pet, post office, bureau de change, bureau de poste, table football, ' +
    'exercise bike*, caja fuerte, cajas fuertes, tapis de course, motor bike*, mesa redonda, four chambres, four pieces, four bed*, cat box, fuse box, chair lift, ski lift, jet ski*, moto de agua, moto acuatica, motos de agua, ski resort, tool kit, moving box company',
});
/** Words between "only" and the first thing. */
const reach = 3;
const mostOfOne = 500;
const mostKinds = 40;
/** Languages without articles: in a list, "sofa dan 20 kotak" names one sofa. */
const withoutArticles = new Set(['ar', 'et', 'ms']);
const onlyWords = new PhraseSet({
  only: 'only, just, nothing but, solo, solamente, unicamente, nada mas, seulement, uniquement, juste, rien que, hanya, sahaja, cuma, ainult, aint, vaid, فقط, بس, مجرد, لا شيء غير',
});
/** The same behind the last thing. */
const onlyBehind = new PhraseSet({
  only: 'only, alone, and nothing else, and that s it, and that s all, solo, solamente, nada mas, no mas, nomas, y nada mas, y ya, seulement, uniquement, et rien d autre, et c est tout, sahaja, saja, shj, je, jer, aje, ainult, ja muud ei midagi, ja koik, فقط, بس, وبس, لا غير',
});
/** Of furniture that is named in the plural without a number. */
const fewestOfMany = 2;
/** Beside a bare name these make it one thing that comes as well: "sofa juga", "plus bike". */
const alsoWords = new PhraseSet({
  also: `also, too, as well, plus, tambien, ademas, aussi, en plus, juga, sekali, ka, veel, lisaks, ايضا, كمان, برضو, برضه, زياده, اضافيه, اضافي, ${addingVerbs}`,
});
const alsoReach = 3;
const listJoints = new Set('and y e et dan ja ning و'.split(' '));
const priceWords = new PhraseSet({
  price:
    'how do i ship, how do i send, how can i ship, how can i send, how to ship, como envio, como mando, como enviar, comment envoyer, comment expedier, macam mana nak hantar, macam mana hantar, kuidas saata, كيف اشحن, كيف ارسل, كيف ننقل, cost, costs, price, quote, how much, estimate, cuanto, precio, presupuesto, cotiza*, combien, prix, devis, tarif, cout, berapa, harga, kos, palju, hind, maksab, maksma, pakkumi*, كم, سعر, تكلفه, عرض',
});
const boxes: ReadonlySet<InventoryCode> = new Set(['box-small', 'box-medium', 'box-large', 'box-wardrobe']);

/** "كرتونه" and "صندوق" are one, where bare names of boxes elsewhere may be of many. */
const oneBox = /^\p{Script=Arabic}+ه$|^صندوق$/u;

type ThingMatch = PhraseMatch<InventoryCode>;
type Span = Pick<ThingMatch, 'from' | 'to'>;

/** The plurals of names as most languages have them. */
const manyOf = /(?:[^su]s|[aeiou]x|id)$/;

const ofWords = new Set(['of', 'de']);

/** The word that says whether a name is of one or several: "chest" of a chest of drawers. */
function headOf(words: readonly SentenceWord[], { from, to }: Span): string {
  const of = words.slice(from, to).findIndex(({ plain }) => ofWords.has(plain));
  return words[of > 0 ? from + of - 1 : to - 1]?.plain ?? '';
}

const mostBedrooms = 12;

/** "A 2 bed flat", "not 2 bed": nobody carries two bed. "A 160 bed" is so wide. */
function isHomeByBeds(words: readonly SentenceWord[], { from, to }: Span): boolean {
  const count = numberOfThings(words[from - 1]?.plain ?? '') ?? 1;
  return to - from === 1 && words[from]?.plain === 'bed' && count > 1 && count <= mostBedrooms;
}

const isApart = (word: SentenceWord | undefined): boolean => word === undefined || word.followsMark || isJoined(word);

/** Things named by their longest name, outside of other names. */
export function thingsIn(words: readonly SentenceWord[]): ThingMatch[] {
  const others = misleading.find(words);
  // "Sofa, bed" and "كنبة وسرير" are two things, "sofa bed" is one.
  const all = things
    .find(words)
    .filter(({ from, to }) => !words.slice(from + 1, to).some((word) => word.followsMark || isJoined(word)))
    .filter(({ from, to }) => !words.slice(from, to).some(isOtherByAccent));
  const isInside = (one: ThingMatch) =>
    others.some(({ from, to }) => one.from >= from && one.from < to) ||
    all.some(
      (other) =>
        other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
    );
  const longest = all.filter((one) => !isInside(one) && !isHomeByBeds(words, one));
  // A word may stand in the lists of two things: the first list counts.
  const apart = longest.filter((one, at) => !longest.slice(0, at).some(({ to }) => to > one.from));
  // "Brompton bikes" is one name.
  const isSameNext = (one: ThingMatch, next: ThingMatch | undefined) =>
    next !== undefined && next.label === one.label && next.from === one.to && !isApart(words[next.from]);
  return apart.filter((one, at) => !isSameNext(one, apart[at + 1]));
}

export interface InventoryRequest {
  readonly sentence: Sentence;
  readonly language: string;
  /** Words that say something else, such as the bedrooms of a home. */
  readonly isTaken: (at: number) => boolean;
  /** Whether the chat has asked what goes, so that bare names count. */
  readonly isAsked?: boolean;
  /** Whether an office moves. */
  readonly isOffice?: boolean;
}

/** What may follow an "only" behind the last thing: "2 vélos seulement finalement". */
const afterOnly = new Set(
  'finalement merci svp please thanks actually finalmente ahora maintenant now por favor ya la lah tau sekarang palun nuud لو سمحت من فضلك الان'.split(
    ' ',
  ),
);
/** "Peti ais 1 je yang nak angkut": what follows is said of the things. */
const relatives = new Set('yang yg'.split(' '));

/** "Only the sofa and the beds", "the sofa and the beds only": the word stands before the first thing or ends the clause. */
/** "Just 2 beds and a sofa": all that goes. */
export function saysOnly(words: readonly SentenceWord[], things: readonly Span[]): boolean {
  const [first, last] = [things[0], things.at(-1)];
  if (!first || !last) return false;
  const isEnd = (at: number): boolean =>
    at >= words.length ||
    words[at]?.followsMark === true ||
    relatives.has(words[at]?.plain ?? '') ||
    (afterOnly.has(words[at]?.plain ?? '') && isEnd(at + 1));
  // "Peti ais 1 je": Malay counts behind the thing.
  const isBehindLast = (at: number) =>
    at === last.to || (at === last.to + 1 && numberOfThings(words[last.to]?.plain ?? '') !== undefined);
  return (
    onlyWords.find(words).some(({ to }) => to <= first.from && first.from - to <= reach) ||
    onlyBehind.find(words).some(({ from, to }) => isBehindLast(from) && !words[from]?.followsMark && isEnd(to))
  );
}

/** "Wardrobe and a bed", "wardrobe, a bed". */
function areJoined(words: readonly SentenceWord[], one: Span, other: Span): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = words.slice(first.to, second.from);
  const isJoint = listJoints.has(between[0]?.plain ?? '') || words[first.to]?.followsMark === true;
  return isJoint && between.length <= alsoReach;
}

const mostWordsOfShortList = 6;
const mostWordsOfPair = 12;
const mostWordsOfAddition = 12;

/** "Ja jalgratas", "سرير وتخت": where no language has an article, what is added or joined in few words is one of each. */
function isShortList(words: readonly SentenceWord[], named: readonly Span[], kinds: number, language: string): boolean {
  const [first] = words;
  const start = words.findLastIndex(({ followsMark }, at) => followsMark && at <= (named[0]?.from ?? 0));
  const length = words.length - Math.max(0, start);
  const isAdded = first !== undefined && (listJoints.has(first.plain) || isJoined(first));
  const most = kinds > 1 ? mostWordsOfPair : mostWordsOfShortList;
  return withoutArticles.has(language) && length <= most && (isAdded || kinds > 1);
}

const fewestOfList = 3;
const mostOfBare = 3;

/** "Voodi, kapp, kitarr": names with a mark between each, and nothing else. */
function isBareList(words: readonly SentenceWord[]): boolean {
  const starts = words.flatMap(({ followsMark }, at) => (at === 0 || followsMark ? [at] : []));
  const isShort = (start: number, index: number) => (starts[index + 1] ?? words.length) - start <= mostOfBare;
  return starts.length >= fewestOfList && starts.every(isShort);
}

const mostOfNamed = 5;

/** "L-shaped corner couch, king size Dreams divan": each clause ends with one thing. */
function isListOfNames(words: readonly SentenceWord[], things: readonly Span[]): boolean {
  const starts = words.flatMap(({ followsMark }, at) => (at === 0 || followsMark ? [at] : []));
  return (
    starts.length > 1 &&
    starts.every((start, index) => {
      const end = starts[index + 1] ?? words.length;
      const named = things.find(({ from, to }) => from >= start && to === end);
      return named !== undefined && end - start <= mostOfNamed && !isMany(headOf(words, named));
    })
  );
}

function itemsIn({ sentence, language, isTaken, isAsked = false }: InventoryRequest) {
  const { words } = sentence;
  const things = thingsIn(words);
  const named = things
    .filter((thing) => !isTaken(thing.from) && !isPhraseDenied(words, thing) && !isLeftBehind(words, thing))
    .map(({ label, from, to }) => {
      return { label, span: { from, to }, count: countOfThing(sentence, { from, to }, label) };
    });
  const isCounted = (code: InventoryCode) => named.some(({ label, count }) => label === code && count !== undefined);
  const isList = named.length > 1 && named.some(({ count }) => count !== undefined);
  const kinds = named.length + (findSpecialItems(words)?.value.length ?? 0);
  const isOnly = saysOnly(words, things);
  const bare =
    isAsked ||
    isBareList(words) ||
    isListOfNames(words, things) ||
    isOnly ||
    kinds > 2 ||
    isShortList(
      words,
      named.map(({ span }) => span),
      kinds,
      language,
    ) ||
    (isList && withoutArticles.has(language))
      ? 1
      : 0;
  // "Only boxes, 12 boxes" names the boxes twice, and "a few boxes" have no number.
  const isAlsoNear = ({ from, to }: Span) => alsoWords.has(words.slice(Math.max(0, from - alsoReach), to + alsoReach));
  // "Jalgratas ja pesumasin tulevad ka kaasa": what is said of the last of a list is said of all of it.
  const isAlso = (span: Span): boolean => {
    const last = headOf(words, span);
    // "Jalgratas" is one: Estonian makes no plural with an s.
    if (manyOf.test(last) && !(language === 'et' && last.endsWith('s'))) return false;
    const next = named.find((one) => one.span.from > span.to && one.span.from - span.to <= alsoReach)?.span;
    const isListed = next !== undefined && listJoints.has(words[span.to]?.plain ?? '');
    return isAlsoNear(span) || (isListed && isAlso(next));
  };
  // "Wardrobe and a washing machine": a bare name that is joined to a thing with its number is one.
  const isJoinedBare = (span: Span): boolean =>
    !manyOf.test(headOf(words, span)) &&
    named.some(({ count, span: other }) => count !== undefined && areJoined(words, span, other));
  const isMany = (code: InventoryCode, { to }: Span) => boxes.has(code) && !oneBox.test(words[to - 1]?.plain ?? '');
  const countOf = (code: InventoryCode, span: Span) => {
    if (isMany(code, span) || isCounted(code)) return 0;
    if (isJoinedBare(span)) return 1;
    const isMore = endsWithToo(words) && words.length <= mostWordsOfAddition;
    const head = headOf(words, span);
    if ((isOnly || isMore) && !boxes.has(code) && manyOf.test(head) && !singular.has(head)) return fewestOfMany;
    // "Hospital bed and a hoist as well".
    const isFirst = isMore && span.from === 0;
    return (boxes.has(code) ? 0 : bare) || (isFirst || isAlso(span) ? 1 : 0);
  };
  const counts = new Map<InventoryCode, number>();
  for (const { label, span, count = countOf(label, span) } of named.slice(0, mostKinds))
    if (count > 0) counts.set(label, Math.min(mostOfOne, (counts.get(label) ?? 0) + count));
  return counts;
}

/** "Just 2 beds and a sofa" says all that goes; so do boxes alone with "only" anywhere. */
function saysAll({ words }: Sentence, items: ReadonlyMap<InventoryCode, number>): boolean {
  // "Only clothes and a bike": the clothes have no number.
  if (onlySmallGoods(words)) return false;
  if (restStays(words)) return true;
  const isOnlyBoxes = [...items.keys()].every((code) => boxes.has(code));
  return (isOnlyBoxes && onlyWords.has(words)) || saysOnly(words, thingsIn(words));
}

/** A question or a complaint does not say what goes. */
export const isAside = (sentence: Sentence): boolean =>
  (asksSomething(sentence) && !priceWords.has(sentence.words)) || complaintWords(sentence.words).length > 0;

export const officeNames: Partial<Record<InventoryCode, InventoryCode>> = {
  'dining-table-small': 'desk-small',
  'dining-table-large': 'desk-small',
  'dining-chair': 'office-chair',
};

/** The tables and chairs of an office are for work. */
function asOfficeItems(items: ReadonlyMap<InventoryCode, number>): ReadonlyMap<InventoryCode, number> {
  const renamed = new Map<InventoryCode, number>();
  for (const [code, count] of items) {
    const own = officeNames[code] ?? code;
    renamed.set(own, (renamed.get(own) ?? 0) + count);
  }
  return renamed;
}

/** The things that the sentence counts, as far as the inventory knows them. */
export function findInventory(request: InventoryRequest): Slots['inventory'] {
  const { sentence, isOffice = false } = request;
  if (isAside(sentence) || asksForWorkOnThings(sentence)) return undefined;
  const named = itemsIn(request);
  const items = isOffice ? asOfficeItems(named) : named;
  const m3 = [...items].reduce((sum, [code, count]) => sum + inventoryItems[code].m3 * count, 0);
  if (items.size === 0 || m3 > mostInventoryM3) return undefined;
  return {
    value: {
      items: [...items].map(([code, count]) => ({ code, count })),
      isComplete: saysAll(sentence, items),
    },
    confidence: 0.85,
  };
}

/** "The beds", "both sofas": more than one. */
const fewestNamed = (words: readonly SentenceWord[], span: Span, code: InventoryCode): number =>
  !boxes.has(code) && isMany(headOf(words, span)) ? fewestOfMany : 1;

/** All things that the words name, be they to come or to stay. A thing without a number is one, and several are two. */
export function countedThings(sentence: Sentence): Inventory['items'] {
  const counts = new Map<InventoryCode, number>();
  for (const { label, from, to } of thingsIn(sentence.words))
    counts.set(label, countOfThing(sentence, { from, to }, label) ?? fewestNamed(sentence.words, { from, to }, label));
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** The named things that do not stay behind. */
export const comingThings = (words: readonly SentenceWord[]): ThingMatch[] =>
  thingsIn(words).filter((thing) => !isPhraseDenied(words, thing) && !isLeftBehind(words, thing));

/** "Only a bed and boxes": nobody said how many. */
export const hasUncountedBoxes = (sentence: Sentence): boolean => {
  const named = comingThings(sentence.words).filter(({ label }) => boxes.has(label));
  return named.length > 0 && named.every((thing) => countOfThing(sentence, thing, thing.label) === undefined);
};

/** One thing, although its name ends as a plural does. */
const singular = new Set('madrats jalgratas ratas matelas tapis ais'.split(' '));
const isMany = (plain: string): boolean => manyOf.test(plain) && !singular.has(plain);

/** Whether things come along of which nobody said how many: "some boxes", "the chairs". */
export const hasOpenCount = (sentence: Sentence): boolean =>
  comingThings(sentence.words).some(
    ({ label, from, to }, at, all) =>
      countOfThing(sentence, { from, to }, label) === undefined &&
      (boxes.has(label) || isMany(headOf(sentence.words, { from, to }))) &&
      // "Just boxes, 12 boxes" counts them once.
      !all.some(
        (other, index) => index !== at && other.label === label && countOfThing(sentence, other, label) !== undefined,
      ),
  );

const isPacked = ({ code }: Inventory['items'][number]): boolean => boxes.has(code) || code === 'suitcase';

/** Suitcases go with boxes, as furniture does not. */
export const isPackedOnly = ({ items }: Inventory): boolean =>
  items.every(isPacked) && items.some(({ code }) => boxes.has(code));

/** The same, where the suitcases may be all. */
export const isLuggage = ({ items }: Inventory): boolean => items.every(isPacked);

export const isBoxesOnly = ({ items }: Inventory): boolean => items.every(({ code }) => boxes.has(code));

/** What people take along with their boxes. */
const smallThings: ReadonlySet<InventoryCode> = new Set<InventoryCode>([
  ...boxes,
  'suitcase',
  'bicycle',
  'pushchair',
  'golf-bag',
  'skis-or-board',
  'house-plant',
  'picture-frame',
  'computer',
  'floor-lamp',
  'mirror',
  'rug',
]);

/** The furniture that comes along, counted or not. */
export const furnitureIn = (words: readonly SentenceWord[]): ThingMatch[] =>
  comingThings(words).filter(({ label }) => !smallThings.has(label));
