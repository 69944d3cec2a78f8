import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { answersNo, putsRight } from '../slots/denial.js';
import { numberOfThings } from '../slots/number-words.js';
import { numberLeft } from '../slots/put-right-numbers.js';
import { tellsOfMore } from '../slots/things/adding-beginnings.js';
import {
  comingThings,
  hasOpenCount,
  hasUncountedBoxes,
  type Inventory,
  isBoxesOnly,
  isLuggage,
  officeNames,
} from '../slots/things/inventory.js';
import { restStays } from '../slots/things/rest-stays.js';
import { addedThings, addsEach, saysAnother } from './adding-words.js';
import { isCorrecting } from './correction-words.js';
import { isMoreAlone } from './counts-in-short.js';
import { keptAlone } from './kept-alone.js';
import { restoredItems } from './left-out.js';
import { leftUnnamed } from './left-unnamed.js';
import { belongsToHome, isBedOfHome, isSecond } from './things-of-home.js';
import { goesBesideHome, goesOn, isWholeList, knowsHome, saysHome } from './whole-list.js';
import { type WithdrawnThing, withdrawnThings } from './withdrawn-things.js';

type Items = Inventory['items'];
type Item = Items[number];

const mostOfOne = 500;
/** So many kinds of things are added to a home that is known; more are a list of what is in it. */
const mostKindsAdded = 2;

/** What is left of the known list. A number takes back so many, and none all of them. */
function leftOf(known: Items, withdrawn: readonly WithdrawnThing[]): Items {
  return known.flatMap((item) => {
    const gone = withdrawn.filter(({ code }) => code === item.code);
    if (gone.length === 0) return [item];
    if (gone.some(({ count }) => count === undefined)) return [];
    const count = item.count - gone.reduce((sum, one) => sum + (one.count ?? 0), 0);
    return count > 0 ? [withCount(item, count)] : [];
  });
}

/** Fewer than before are first fewer of those beside the home. */
function withCount(item: Item, count: number): Item {
  const { extra = 0, ...rest } = item;
  const left = Math.min(extra, Math.max(0, extra - (item.count - count)));
  return { ...rest, count, ...(left > 0 && { extra: left }) };
}

/** What the message says to come, without what it takes back by its number: "1 of the bikes". */
function comingItems({ sentence, read, move }: MessageContext, withdrawn: readonly WithdrawnThing[]): Items {
  const gone = new Set(withdrawn.map(({ at }) => at));
  // "Only the sofa and the bed" is all that goes.
  const isHome =
    (read.found.slots.moveDetails?.value ?? move.moveDetails) === 'full-home' &&
    read.found.slots.inventory?.value.isComplete !== true;
  const coming = new Set(
    comingThings(sentence.words)
      .filter((thing) => !gone.has(thing.from) && !(isHome && isBedOfHome(sentence, thing)))
      .flatMap(({ label }) => codesOf(label)),
  );
  return (read.found.slots.inventory?.value.items ?? []).filter(({ code }) => coming.has(code));
}

/** A thing as it is called at home and in an office. */
const codesOf = (label: Item['code']): Item['code'][] => [label, officeNames[label] ?? label];

interface Adding {
  /** Said to come beside what is known. */
  isAdded(code: Item['code']): boolean;
  /** Goes on top of what the home holds. */
  isExtra(code: Item['code']): boolean;
  isAnother(code: Item['code']): boolean;
}

function addingOf(context: MessageContext, said: Items): Adding {
  const { words } = context.sentence;
  const things = comingThings(words).filter(({ label }) => said.some(({ code }) => codesOf(label).includes(code)));
  const seconds = new Set(things.filter((thing) => isSecond(words, thing)).map(({ label }) => label));
  const added = new Set([...addedThings(words, things)].flatMap(({ label }) => codesOf(label)).concat([...seconds]));
  const isFew = knowsHome(context) && context.request.asked !== 'inventory' && said.length <= mostKindsAdded;
  const isBeside = goesBesideHome(context);
  const isAnother = saysAnother(words);
  // What answers how much of the home goes is of the home: "the contents and a sofa".
  const isHowMuch = context.request.asked === 'move_size' && context.read.found.slots.moveSize !== undefined;
  const hasFurniture = (context.read.found.slots.moveSize?.value ?? context.move.moveSize) !== 'Content only';
  // What was in the home before it was left out comes back into it.
  const wasIn = new Set((context.move.leftOut ?? []).flatMap(({ code, extra }) => (extra ? [] : [code])));
  return {
    isAdded: (code) => added.has(code),
    isExtra: (code) =>
      isBeside &&
      !isHowMuch &&
      !wasIn.has(code) &&
      !(hasFurniture && belongsToHome(code) && !isAnother && !seconds.has(code)) &&
      (added.has(code) || (isFew && !code.startsWith('box-'))),
    isAnother: (code) => isAnother || seconds.has(code),
  };
}

/** "And the bike too" says again the one that is known; "another bike" and "10 boxes too" add. */
const saysAgain = (old: Item | undefined, { code, count }: Item, { isAnother }: Adding): boolean =>
  old?.count === 1 && count === 1 && !isAnother(code);

function mergedItem(old: Item | undefined, said: Item, adding: Adding): Item {
  const before = old?.count ?? 0;
  const isMore = adding.isAdded(said.code) && !saysAgain(old, said, adding);
  const count = Math.min(mostOfOne, said.count + (isMore ? before : 0));
  if (count < before && old) return withCount(old, count);
  // "In fact it's 45 boxes", where 30 came beside the home: so do the others.
  const isBeside = adding.isExtra(said.code) || old?.extra !== undefined;
  const extra = (old?.extra ?? 0) + (isBeside ? count - before : 0);
  return { code: said.code, count, ...(extra > 0 && { extra }) };
}

/** What was known in its order, with other numbers, and what is new behind it. */
function mergedItems(known: Items, said: Items, adding: Adding): Items {
  const merged = new Map(known.map((item) => [item.code, item]));
  for (const item of said) merged.set(item.code, mergedItem(merged.get(item.code), item, adding));
  return [...merged.values()];
}

function putBack(items: Items, restored: Items): Items {
  const back = new Map(items.map((item) => [item.code, item]));
  for (const { code, count, extra = 0 } of restored) {
    const old = back.get(code);
    const extras = (old?.extra ?? 0) + extra;
    back.set(code, { code, count: (old?.count ?? 0) + count, ...(extras > 0 && { extra: extras }) });
  }
  return [...back.values()];
}

function isComplete(context: MessageContext, items: Items, staysBeside: boolean): boolean {
  const { move, read, sentence } = context;
  const said = read.found.slots.inventory?.value;
  const contents = read.found.slots.moveDetails?.value ?? move.moveDetails;
  const list = { items, isComplete: false };
  // "Only a bed and boxes": a price of the bed alone would be wrong.
  if (hasUncountedBoxes(sentence) && !items.some(({ code }) => code.startsWith('box-'))) return false;
  if (items.length > 0 && restStays(sentence.words)) return true;
  if (staysBeside && knowsHome(context)) return false;
  const isCountedLuggage = contents === 'boxes-only' && said && isLuggage(list) && !hasOpenCount(sentence);
  if ((said?.isComplete && !staysBeside) || isCountedLuggage) return true;
  // "A table and 6 chairs too" adds to a list that had more than its counted things.
  if (move.inventory && !move.inventory.isComplete && tellsOfMore(sentence.words)) return false;
  return move.inventory?.isComplete
    ? !saysHome(context) && !goesOn(sentence.words)
    : said !== undefined && (!move.inventory || said.items.length > 1) && isWholeList(context, list);
}

const mostWordsOfNumber = 8;

/** "Make it 8", "forty, sorry", "5 more", where boxes or other things of one kind are all that goes: another number of them. */
function recounted({ sentence, read, move, asking, call }: MessageContext): Items {
  const [only, ...others] = move.inventory?.isComplete ? move.inventory.items : [];
  const isFree = asking?.kind !== 'handoff' && asking?.kind !== 'quiz' && call === undefined;
  const { words } = sentence;
  if (!only || others.length > 0 || !isFree || asksSomething(sentence)) return [];
  const left = numberLeft(words);
  if (left !== undefined) return [{ code: only.code, count: left }];
  const isMore = isMoreAlone(words);
  if (words.length > mostWordsOfNumber || Object.keys(read.found.slots).length > 0) return [];
  const numbers = words.flatMap(({ plain }) => numberOfThings(plain) ?? []);
  const [count] = numbers;
  if (numbers.length !== 1 || !count || !(isMore || isCorrecting(words))) return [];
  return [{ code: only.code, count: Math.min(mostOfOne, count + (isMore ? only.count : 0)) }];
}

/** "Just 20 boxes on top", "only one more wardrobe": all things that the message names come to what is known. */
export function onlyAdds(context: MessageContext): boolean {
  const { move, read, sentence } = context;
  const things = comingThings(sentence.words);
  const isKnown = knowsHome(context) || move.inventory !== undefined;
  return (
    isKnown &&
    !saysHome(context) &&
    read.found.slots.moveSize?.value !== 'Content only' &&
    addsEach(sentence.words, things)
  );
}

/** "Only one couch" counts anew a couch that is listed or was left out; the rest stays. "Only 10 boxes" leaves nothing else. */
function countsAnew({ move, sentence }: MessageContext, said: Items, withdrawn: readonly WithdrawnThing[]): boolean {
  const [only, ...others] = said;
  const known = [...(move.inventory?.items ?? []), ...(move.leftOut ?? [])];
  const isKnown = known.some(({ code }) => code === only?.code);
  // "No, only 15 boxes" puts right how many of them there are, and so does "only 15 boxes and no cooker".
  const isPutRight = answersNo(sentence.words, 0) || putsRight(sentence.words) || withdrawn.length > 0;
  const isOther = !isBoxesOnly({ items: said, isComplete: true }) || isPutRight;
  // "Just the boxes and a bike" names another thing that is known.
  const namesOthers = comingThings(sentence.words).some(
    ({ label }) => label !== only?.code && known.some(({ code }) => code === label),
  );
  return isKnown && others.length === 0 && isOther && !namesOthers;
}

/** "Just the boxes and a bike", of boxes that are known: as many as they were. */
function namedAgain({ move, sentence }: MessageContext, said: Items): Items {
  const named = new Set(comingThings(sentence.words).map(({ label }) => label));
  const isCounted = (code: Item['code']) =>
    said.some((item) => item.code === code || (item.code.startsWith('box-') && code.startsWith('box-')));
  return (move.inventory?.items ?? []).filter(({ code }) => named.has(code) && !isCounted(code));
}

/** What the list loses, named or only called "it". */
function withdrawnFromList(context: MessageContext): WithdrawnThing[] {
  const unnamed = leftUnnamed(context);
  const items = context.move.inventory?.items ?? [];
  const only = items.flatMap(({ code }) => (code === unnamed ? [{ code, at: -1, count: undefined }] : []));
  return [...withdrawnThings(context.sentence.words), ...only];
}

/** The list of things as it now is. "Only 10 boxes" begins anew; other things join those that were listed. */
export function changedInventory(context: MessageContext): Inventory | undefined {
  const { move, read } = context;
  const known = move.inventory;
  const alone = keptAlone(context);
  if (alone.length > 0) return { items: alone, isComplete: true };
  const withdrawn = withdrawnFromList(context);
  const again = recounted(context);
  const coming = comingItems(context, withdrawn);
  const said = [...again, ...coming.filter(({ code }) => !again.some((item) => item.code === code))];
  const staysBeside = countsAnew(context, said, withdrawn) || onlyAdds(context);
  const isAnew = read.found.slots.inventory?.value.isComplete && !staysBeside;
  const left = isAnew ? namedAgain(context, said) : leftOf(known?.items ?? [], withdrawn);
  const restored = restoredItems(context);
  const items = putBack(mergedItems(left, said, addingOf(context, said)), restored);
  if (items.length === 0 && !known) return undefined;
  const now = { items, isComplete: isComplete(context, items, staysBeside) };
  return said.length === 0 && JSON.stringify(now) === JSON.stringify(known) ? undefined : now;
}
