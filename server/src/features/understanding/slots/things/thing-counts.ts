import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';
import { wordSet } from '../../../../text/word-set.js';
import { PhraseSet } from '../../phrase-set.js';
import { formsOf, type Sentence, type SentenceWord } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';
import { isSizeAt } from './sizes.js';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** One thing: "a sofa", "my fridge". */
const oneWords = new Set(
  (
    'a an my our the this un una el la mi nuestro nuestra une le la mon ma notre l se sebuah seorang minu mu meie uks uhe another extra one otra otro autre ' +
    'su tu votre'
  ).split(' '),
);
const notOwners = new Set('it that there what here he she let who how'.split(' '));

/** Owners as they are typed without the apostrophe: "my late husbands workbench". */
const ownersWithoutMark = new Set(
  (
    'husbands wifes wives mums moms dads mothers fathers grans nans nanas grandmas grandads grandpas grandmothers grandfathers sisters brothers sons ' +
    'daughters uncles aunts aunties friends partners mates neighbours cousins nephews nieces'
  ).split(' '),
);

/** "My gran's wardrobe", and not "it's". */
const isOwners = (words: readonly SentenceWord[], at: number): boolean =>
  ownersWithoutMark.has(words[at]?.plain ?? '') ||
  (words[at]?.plain === 's' && !notOwners.has(words[at - 1]?.plain ?? ''));

/** Words between a number and its thing: "two big double beds", "my old sofa". */
const reach = { number: 3, one: 2 };
const joints = new Set('and plus with y con et avec dan dengan ja ning و'.split(' '));
/** "A few boxes" and "a load of boxes" are no number of boxes. */
const vague = new Set(
  (
    'few some several many numerous bunch lot lots load loads loadsa ton tons tonne tonnes pile piles heap heaps stack stacks mountain ' +
    'plenty masses oodles handful number bits algunas algunos unas unos varias varios muchas muchos monton montones pila pilas ' +
    'cantidad mogollon porron punado bastantes tantas tantos quelques plusieurs plein pleins tas beaucoup quantite paquet multitude ' +
    'poignee pile piles ribambelle beberapa banyak bnyk byk ramai selonggok timbunan longgokan moned mitu palju hulk hunnik ' +
    'hunniku hulgaliselt trobikond kuhi بعض عده كثير كتير كثيره كتيره كميه كومه مجموعه شويه شوي وايد'
  ).split(' '),
);
/** After a measure that is no number: "a heap of", "un juego de". */
const ofWords = new Set('of de d'.split(' '));
/** "٣ كتب وكنبة": the Arabic "and" before a thing, whose own number would stand after it. */
export const isJoined = ({ plain }: SentenceWord): boolean =>
  plain !== 'ولاد' && /^و\p{Script=Arabic}/u.test(plain) && formsOf(plain).length > 1;

/** Words before one thing or several: "the bikes", "my boxes". */
const anyNumber = new Set('the my our your'.split(' '));

const isPlural = (words: readonly SentenceWord[], at: number, to: number): boolean =>
  (anyNumber.has(words[at]?.plain ?? '') || isOwners(words, at)) && /[^su]s$/.test(words[to - 1]?.plain ?? '');

const makes = wordSet(
  'ikea malm billy kallax hemnes pax bosch miele siemens smeg samsung lg sony aeg beko hotpoint dyson philips panasonic whirlpool electrolux singer',
);
const isMake = ({ plain, typed }: SentenceWord): boolean => makes.has(plain) || /^\p{Lu}/u.test(typed);

/** "My old desk", and "my Ikea Malm desk" whatever its makers call it. */
const isNear = (words: readonly SentenceWord[], at: number, from: number): boolean =>
  from - at <= reach.one || words.slice(at + 1, from).every(isMake);

function countBefore(words: readonly SentenceWord[], { from, to }: Span): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - reach.number); at--) {
    const word = words[at] as SentenceWord;
    if (words[at + 1]?.followsMark || isJoined(words[at + 1] as SentenceWord)) return undefined;
    if (vague.has(word.plain) || joints.has(word.plain)) return undefined;
    const number = numberOfThings(word.plain);
    const isMeasure = number === 1 && at < from - 2 && ofWords.has(words[from - 1]?.plain ?? '');
    if (number !== undefined) return isMeasure ? undefined : isSizeAt(words, at) ? 1 : number;
    if (isNear(words, at, from) && (oneWords.has(word.plain) || isOwners(words, at)))
      return isPlural(words, at, to) || ofWords.has(words[from - 1]?.plain ?? '') ? undefined : 1;
  }
  return undefined;
}

const about = new Set(
  'nii tukki tk je jer aje saja sahaja shj unidades unites biji about around roughly approximately approx maybe like some unas unos como tipo aproximadamente environ quelque vers lebih kurang kira dalam dlm umbes vb u ca circa حوالي تقريبا يمكن يعني شي نحو'.split(
    ' ',
  ),
);

/** Words between a thing and the number that it now has: "boxes more like 55", "change boxes to 55". */
const nowIs = new Set(
  (
    'more to now is are be should will it its s make closer nearer rather ahora son seran mejor mas bien a en vez maintenant plutot sont est seront ' +
    'sekarang jadi kepada menjadi lebih nuud on pigem hoopis tegelikult sebenarnya الان صار صارت صاروا الي هو هي'
  ).split(' '),
);
/** What may follow a number that ends its clause: "55 now", "55 in total", "55 not 40". */
const endsNumber = new Set(
  (
    'now not in total altogether instead please pls plz and but ahora en no por ya maintenant en pas au svp s sekarang bukan ya tolong jumlah ' +
    'nuud mitte kokku palun الان مش لا مو بدل مجموع الان من'
  ).split(' '),
);

/** Words of somebody who guesses, between the word for boxes and their number. */
const hedges = new Set(
  'only just o menos i we reckon think guess probably say d mind but got have que solo creo calculo seulement genre peut etre dire dans les agaknya rasanya ainult vist بس شي'.split(
    ' ',
  ),
);

const isJoint = (plain: string): boolean => about.has(plain) || nowIs.has(plain);
/** "Que des cartons, une vingtaine": the article of a number. */
const isArticle = (words: readonly SentenceWord[], at: number): boolean =>
  oneWords.has(words[at]?.plain ?? '') && numberOfThings(words[at + 1]?.plain ?? '') !== undefined;
/** "Like 12 of them", "20 or so". */
const ofThem = new PhraseSet({
  them: 'of them, of those, or so, de ellas, de esas, o asi, o por ahi, ou plus, ou a peu pres, comme ca, macam tu, macam itu, camtu, cmtu, nendest',
});

/** "Just boxes, about 30", "boxes more like 55 now": of boxes the number may follow, of other things where it is new. */
function countAfter(words: readonly SentenceWord[], to: number, isBox: boolean): number | undefined {
  let at = to;
  const isHedge = (plain: string) => isJoint(plain) || (isBox && hedges.has(plain));
  const isSkipped = () => isHedge(words[at]?.plain ?? '') || (isBox && isArticle(words, at));
  while (isSkipped() && (at === to || !words[at]?.followsMark)) at++;
  // "18 environ et un vélo".
  const behind = about.has(words[at + 1]?.plain ?? '') && !words[at + 1]?.followsMark ? at + 2 : at + 1;
  const next = words[behind];
  const isNew = words.slice(to, at).some(({ plain }) => nowIs.has(plain));
  const isOfThem = isBox && ofThem.find(words.slice(at + 1, at + 4)).some(({ from }) => from === 0);
  const isEnd =
    !next || next.followsMark || isOfThem || (isBox && joints.has(next.plain)) || (isNew && endsNumber.has(next.plain));
  const isApart = at > to || words[at]?.followsMark;
  return isEnd && isApart && (isBox || isNew) ? numberOfThings(words[at]?.plain ?? '') : undefined;
}

/** "Boxes only from leeds to york, about 18 of them": the number stands apart from the boxes, if nothing else is counted. */
function countOfThem(words: readonly SentenceWord[], to: number, isBox: boolean): number | undefined {
  if (!isBox) return undefined;
  const rest = words.slice(to);
  const [them] = themAlone.find(rest);
  const next = rest[them?.to ?? 0];
  // "4 of them are heavy" is not how many there are.
  const isEnd = !next || next.followsMark || joints.has(next.plain);
  return them && isEnd ? numberOfThings(rest[them.from - 1]?.plain ?? '') : undefined;
}

const themAlone = new PhraseSet({
  them: 'of them, of those, de ellas, d entre eux, daripadanya, nendest, tukki, منها',
});

/** What one counts by: "kotak 20 biji", "cajas 20 unidades". */
const counters = new Set(
  'biji buah keping unit units helai set pcs pc pieces unidades piezas uds pieces tk tukki قطعه قطع حبه'.split(' '),
);

/** "Kotak je 20 biji dengan basikal": the number with its counter stands behind the thing. */
function countWithCounter(words: readonly SentenceWord[], to: number): number | undefined {
  const at = about.has(words[to]?.plain ?? '') ? to + 1 : to;
  const counter = words[at + 1];
  const isCounter = counter !== undefined && !counter.followsMark && counters.has(counter.plain);
  return isCounter ? numberOfThings(words[at]?.plain ?? '') : undefined;
}

const onlyBehind = wordSet('lagi je jer aje saja sahaja shj only solo seulement ainult فقط بس');
const malayNumbers = wordSet('satu dua tiga empat lima enam tujuh lapan sembilan sepuluh');

/** "TVs: 6", "beds (4)", "sofas x2", "sillas × 6". */
function countBehind({ words, text }: Sentence, to: number): number | undefined {
  const [word, next] = words.slice(to, to + 2);
  const before = words[to - 1];
  if (!word || !before) return undefined;
  const times = /^x(\d{1,3})$/.exec(word.plain)?.[1];
  if (times) return Number(times);
  if (word.plain === 'x' && next && /^\d{1,3}$/.test(next.plain)) return Number(next.plain);
  const isLast =
    !next ||
    next.followsMark ||
    isJoined(next) ||
    joints.has(next.plain) ||
    onlyBehind.has(next.plain) ||
    /[)\n]/.test(text.slice(word.end, next.start));
  const isSet = /^\s*(?:[:=(×*–-]\s*)?$/.test(text.slice(before.end, word.start));
  // "كراتين عشرة", "basikal dua": Arabic and Malay may say the number behind in words as well.
  const isNumber = /^(?:\d{1,3}|\p{Script=Arabic}+)$/u.test(word.plain) || malayNumbers.has(word.plain);
  return isLast && isSet && isNumber ? numberOfThings(word.plain) : undefined;
}

/** "A Malm chest of drawers x2": how often the one that is named comes. */
function timesBehind(words: readonly SentenceWord[], to: number): number | undefined {
  const [word, next] = words.slice(to, to + 2);
  const times = /^x(\d{1,2})$/.exec(word?.plain ?? '')?.[1];
  if (times) return Number(times);
  const isApart = next === undefined || next.followsMark || !/^\d{1,2}$/.test(next.plain);
  return word?.plain === 'x' && !word.followsMark && !isApart && isLast(words, to + 2) ? Number(next.plain) : undefined;
}

const isLast = (words: readonly SentenceWord[], at: number): boolean =>
  words[at] === undefined || words[at]?.followsMark === true || joints.has(words[at]?.plain ?? '');

/** The Arabic dual: "two beds" in one word. The plural of a carton looks like one. */
const isDual = (word: SentenceWord | undefined): boolean =>
  /^\p{Script=Arabic}+ين$/u.test(word?.plain ?? '') && word?.plain !== 'كراتين';

/** "140x190", "160cm". */
const measures = /^\d{2,3}(?:x\d{2,3}(?:x\d{2,3})?(?:cm)?|cm)$/;
const beforeSize = wordSet('de of en size saiz ukuran suurus laiusega مقاس قياس عرض');
const units = wordSet('cm centimetres centimeters centimetros centimetres x por par sentimeter سم');
const leastWidthCm = 60;
/** What is called by its width in centimetres. */
const wide = /^(?:bed|mattress|sofa|wardrobe)/;

/** "Lit 160", "cama de 150", "matelas 190x140", "armoire 3 portes": what stands behind is the size of the thing. */
function hasSizeBehind(words: readonly SentenceWord[], to: number, isWide: boolean): boolean {
  const at = beforeSize.has(words[to]?.plain ?? '') ? to + 1 : to;
  const [word, next] = [words[at], words[at + 1]];
  if (!word || words[to]?.followsMark || word.followsMark) return false;
  if (measures.test(word.plain)) return true;
  const number = numberOfThings(word.plain);
  if (number === undefined) return false;
  const isMeasured = next !== undefined && !next.followsMark && (units.has(next.plain) || isSizeAt(words, at));
  return isMeasured || (isWide && number >= leastWidthCm && /^\d+$/.test(word.plain));
}

/** "A 160 bed": nobody moves so many. */
const isWidth = (code: InventoryCode, count: number): boolean => wide.test(code) && count >= leastWidthCm;

/** How many of a thing a sentence counts; of boxes the number may follow later. A thing with its size is one. */
export function countOfThing(sentence: Sentence, { from, to }: Span, code: InventoryCode): number | undefined {
  const { words } = sentence;
  const isBox = code.startsWith('box-');
  const times = timesBehind(words, to);
  if (times !== undefined) return times;
  const counted = countBefore(words, { from, to });
  if (!isBox && hasSizeBehind(words, to, wide.test(code))) return counted ?? 1;
  if (counted !== undefined) return isWidth(code, counted) ? 1 : counted;
  const after = () =>
    countBehind(sentence, to) ??
    countWithCounter(words, to) ??
    countAfter(words, to, isBox) ??
    countOfThem(words, to, isBox);
  return after() ?? (isDual(words[from]) ? 2 : undefined);
}
