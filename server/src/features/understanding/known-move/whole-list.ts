import type { PartialMove } from '@meg/shared/contract/move';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isHomeOfThings } from '../slots/homes/home-left.js';
import { isBeside } from '../slots/things/contents.js';
import { comingThings, hasOpenCount, type Inventory } from '../slots/things/inventory.js';
import { isCorrecting } from './correction-words.js';

/** What says that the list goes on. */
const open = new PhraseSet({
  more:
    'etc, etcetera, and so on, and more, and others, among other*, and stuff, other stuff, some stuff, my stuff, our stuff, other things, some things, my things, our things, bits and bobs, bits and pieces, odds and ends, and the rest, such as, for example, mostly, mainly, ' +
    'y mas, y otras cosas, otras cosas, mis cosas, nuestras cosas, y demas, cosas asi, entre otras, por ejemplo, sobre todo, et autres, et d autres, autres choses, mes affaires, nos affaires, et tout, et le reste, par exemple, surtout, entre autres, ' +
    'dan lain lain, dll, dan sebagainya, barang lain, barang barang, macam macam, contohnya, jne, ja muud, ja muu, muud asjad, muu kraam, naiteks, peamiselt, الخ, وغيرها, وغيره, واشياء, اشياء اخري, واغراض, مثل, مثلا',
});
const home = new PhraseSet({
  home: 'house, home, flat, apartment, condo, bungalow, household, casa, piso, apartamento, departamento, vivienda, maison, appartement, appart, logement, rumah, pangsapuri, kondo, apartmen, maja*, korter*, kodu*, بيت, البيت, منزل, شقه, فيلا',
});

type Facts = Pick<PartialMove, 'propertySize' | 'rooms' | 'moveSize' | 'volumeM3' | 'moveDetails'>;

const isOfHome = ({ propertySize, rooms, moveSize, volumeM3, moveDetails }: Facts): boolean =>
  [propertySize, rooms, moveSize, volumeM3].some((fact) => fact !== undefined) ||
  moveDetails === 'full-home' ||
  moveDetails === 'office';

/** Some furniture or boxes in a list that is all: the size of the home is that where they stand. */
const isListAlone = ({ inventory, moveDetails, moveSize, volumeM3 }: PartialMove): boolean =>
  inventory?.isComplete === true &&
  (moveDetails === 'some-furniture' || moveDetails === 'boxes-only') &&
  moveSize === undefined &&
  volumeM3 === undefined;

const valuesOf = (slots: MessageContext['read']['found']['slots']): Facts =>
  Object.fromEntries(Object.entries(slots).map(([fact, slot]) => [fact, slot?.value])) as Facts;

/** Whether a home or an office goes, or a volume is known: a list beside it is not all. */
export const goesBesideHome = (context: MessageContext): boolean => {
  const { move, read } = context;
  const said = valuesOf(read.found.slots);
  return isListAlone(move) && !saysHome(context) ? false : isOfHome({ ...move, ...said });
};

/** The same of what was known before the message. */
export const knowsHome = ({ move }: MessageContext): boolean => isOfHome(move) && !isListAlone(move);

/** Whether the message itself speaks of a home that goes, and not in reply to a question. */
export function saysHome(context: MessageContext): boolean {
  const { read, asking } = context;
  const { moveDetails, moveSize, propertySize, rooms } = valuesOf(read.found.slots);
  const isWhole = moveDetails === 'full-home' || moveDetails === 'office' || moveSize === 'All furniture and content';
  const isReply = asking?.kind === 'choices' || asking?.kind === 'detail';
  const isSource = isListAlone(context.move) && standsInHome(context.sentence.words);
  return isWhole || becomesHome(context) || ((propertySize ?? rooms) !== undefined && !isReply && !isSource);
}

/** "The whole 3 bed house". */
const whole = new PhraseSet({
  whole:
    'whole, entire, complete, toda, todo, entera, entero, completa, completo, toute, tout, entiere, entier, seluruh, semua, seisi, kogu, terve, كل, كامل, كامله',
});
const everything = new PhraseSet({
  all: 'and everything, everything, y todo, con todo, et tout, avec tout, dan semua, semua, ja koik, koik, كل شي, كل شيء, كل حاجه',
});
const reach = 4;

const saysWhole = ({ sentence: { words } }: MessageContext): boolean =>
  whole.find(words).some(({ from, to }) => home.has(words.slice(Math.max(0, from - 1), to + reach)));

/** A home that goes whole takes the place of a list of furniture or boxes: "after all everything, 3 bedrooms". */
export function becomesHome(context: MessageContext): boolean {
  const { move, read } = context;
  const { propertySize, moveSize } = valuesOf(read.found.slots);
  if (move.moveDetails !== 'some-furniture' && move.moveDetails !== 'boxes-only') return false;
  const isAll = moveSize === 'All furniture and content' || everything.has(context.sentence.words);
  // "We're taking everything after all", where the size of the home was said before.
  const isNowAll = move.propertySize !== undefined && moveSize === 'All furniture and content';
  if (isNowAll && isCorrecting(context.sentence.words)) return true;
  return propertySize !== undefined && (isAll || saysWhole(context));
}

export const goesOn = (words: readonly SentenceWord[]): boolean => open.has(words);

/** "With a bike": one thing that comes along is no list. */
const isList = ({ sentence: { words }, asking }: MessageContext, { items }: Inventory): boolean => {
  const [first] = comingThings(words);
  const isAsked = asking?.kind === 'choices' && asking.answers[0]?.about === 'moveDetails';
  return (
    isAsked || items.length > 1 || (items[0]?.count ?? 0) > 1 || (first !== undefined && !isBeside(words, first.from))
  );
};

const route = new PhraseSet({
  route:
    'from, out of, to, into, desde, de mi, de su, de nuestro, hasta, depuis, de mon, de son, de notre, vers, dari, ke, من, الي',
});

/** "From a flat share in Leeds": a home on the route is where the things are, and does not go itself. */
const namesHomeThatGoes = (words: readonly SentenceWord[]): boolean =>
  home.find(words).some(({ from }) => {
    const start = Math.max(0, from - reach);
    const mark = words.slice(start, from + 1).findLastIndex(({ followsMark }) => followsMark);
    return !route.has(words.slice(mark < 0 ? start : start + mark, from));
  });

const sources = new PhraseSet({ route: 'from a, from an, out of a, de un, de una, d un, d une' });
const outOfHome = /^(?:korter|maja|kodu)\p{L}*st$/u;

/** "From a 2 bed flat", of things whose list is known: the home where they stand. */
const standsInHome = (words: readonly SentenceWord[]): boolean =>
  home.has(words) &&
  (!namesHomeThatGoes(words) || sources.has(words) || words.some(({ plain }) => outOfHome.test(plain)));

/** Whether a list is all that goes: no home is spoken of, each thing has its number, and nothing says that there is more. */
export function isWholeList(context: MessageContext, items: Inventory): boolean {
  const { sentence } = context;
  return (
    !goesBesideHome(context) &&
    (!namesHomeThatGoes(sentence.words) || isHomeOfThings(sentence.words)) &&
    !goesOn(sentence.words) &&
    !hasOpenCount(sentence) &&
    isList(context, items)
  );
}
