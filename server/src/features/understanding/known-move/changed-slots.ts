import type { MoveFact } from '@meg/shared/contract/move';
import { moveFacts } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { MessageContext } from '../message-context.js';
import { asksOfPlace } from '../slots/asked-of-place.js';
import { findMoveDate } from '../slots/dates/move-date.js';
import { findHomeSize } from '../slots/homes/home-size.js';
import { findShippingMode } from '../slots/shipping-mode.js';
import { deniesWholeHome, findContents, saysFewBoxes } from '../slots/things/contents.js';
import { furnitureIn, type Inventory, isBoxesOnly, isPackedOnly } from '../slots/things/inventory.js';
import { restStays } from '../slots/things/rest-stays.js';
import { withoutAskedDates } from './asked-dates.js';
import { type SlotChange, withoutAskedRemovals } from './asked-removals.js';
import { goesBackToSea } from './back-to-sea.js';
import { changedInventory, onlyAdds } from './changed-inventory.js';
import { changedAccess, changedRooms, changedSpecialItems } from './changed-lists.js';
import { changedNotes, isTimeOfStorage } from './changed-notes.js';
import { changedPlaces, withdrawnPlaces } from './changed-places.js';
import { deniedParts } from './denied-parts.js';
import { keptAlone } from './kept-alone.js';
import { changedLeftOut, restoredThings } from './left-out.js';
import { leftUnnamed } from './left-unnamed.js';
import { animalsLeft, leavesPets } from './left-with-somebody.js';
import { withoutAskedFacts } from './only-asked.js';
import { turnedAccess } from './turned-round.js';
import { becomesHome, knowsHome } from './whole-list.js';
import { withdrawnDate } from './withdrawn-date.js';

const surely = 0.88;
const slot = <T>(value: T) => ({ value, confidence: surely });

/** The kind of move, where one end was known and the other is said now. */
export function moveTypeOf({ move }: MessageContext, ends: Pick<Slots, 'origin' | 'destination'>): Slots['moveType'] {
  const [origin, destination] = [ends.origin, ends.destination];
  const from = origin ? origin.countryCode : move.originCountry;
  const to = destination ? destination.countryCode : move.destinationCountry;
  if (!from || !to || (!origin && !destination)) return undefined;
  return slot(from === to ? 'local' : 'international');
}

/** "Not the whole house", of who moves a part of it: what was known stays. */
const isStillPart = ({ sentence, move }: MessageContext): boolean =>
  move.moveDetails !== undefined && move.moveDetails !== 'full-home' && deniesWholeHome(sentence.words);

/** Facts that the words after a "no" or "without" would say, where the move has them. */
function withdrawnFacts(context: MessageContext, slots: Slots): MoveFact[] {
  const { sentence, move, request } = context;
  const parts = deniedParts(sentence.words);
  const denied = new Set(parts.flat());
  const rest = sentence.words.filter((word) => !denied.has(word));
  const found = parts.map((words) => ({
    // "Not a studio, it's a 1 bed" says the same size again.
    propertySize: findHomeSize(rest) ? undefined : findHomeSize(words)?.value,
    shippingMode: findShippingMode(words)?.value,
    moveDetails: isStillPart(context) ? undefined : findContents(words)?.value,
    moveMonth: monthIn(
      findMoveDate({ sentence: { ...sentence, words }, today: context.today, language: request.readerTag })?.value,
    ),
  }));
  const named = new Set(
    found.flatMap((facts) =>
      Object.entries(facts).flatMap(([fact, value]) =>
        value !== undefined && move[fact as MoveFact] === value ? [fact as MoveFact] : [],
      ),
    ),
  );
  if (goesBackToSea(context)) named.add('shippingMode');
  for (const fact of withdrawnDate(context)) named.add(fact);
  return [...named].filter(
    (fact) =>
      slots[fact as keyof Slots] === undefined ||
      (slots[fact as keyof Slots] as { value: unknown }).value === move[fact],
  );
}

const monthIn = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Number(date.slice(5, 7));

/** "Is Toronto cold in January" names no end of the move, and no month of it. */
function withoutPlaces(slots: Slots): Slots {
  const { origin: _from, destination: _to, moveType: _type, ...rest } = slots;
  const { moveDate: _date, moveMonth: _month, moveYear: _year, ...others } = rest;
  return others;
}

/** A fact cannot be both said and taken back. */
function without(slots: Slots, facts: readonly MoveFact[]): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([fact]) => !facts.includes(fact as MoveFact))) as Slots;
}

/** "A couple of suitcases", of who moves furniture: they come beside it. */
const addsBags = ({ read, move, sentence }: MessageContext): boolean =>
  read.found.slots.moveDetails?.value === 'boxes-only' &&
  (move.inventory?.items ?? []).some(
    ({ code }) => !isPackedOnly({ items: [{ code, count: 1 }], isComplete: true }) && code !== 'suitcase',
  ) &&
  saysFewBoxes(sentence.words) &&
  !read.found.slots.inventory?.value.isComplete;

/** What a list says of all that is moved: furniture joins boxes, and boxes alone are all where no home is spoken of. */
function listedContents(
  context: MessageContext,
  inventory: Inventory | undefined,
): 'boxes-only' | 'some-furniture' | 'full-home' | undefined {
  const { move, read, sentence } = context;
  if (becomesHome(context)) return 'full-home';
  if (!inventory) return undefined;
  if (keptAlone(context).length > 0) return isBoxesOnly(inventory) ? 'boxes-only' : 'some-furniture';
  // "The rest to auction", of a list that was known.
  if (inventory.isComplete && restStays(sentence.words))
    return isPackedOnly(inventory) ? 'boxes-only' : 'some-furniture';
  const isNew = read.found.slots.inventory !== undefined;
  if (move.moveDetails === 'boxes-only' && isNew && furnitureIn(sentence.words).length > 0) return 'some-furniture';
  if (isNew && inventory.isComplete && !move.moveDetails && !isBoxesOnly(inventory))
    return isPackedOnly(inventory) ? 'boxes-only' : 'some-furniture';
  if (isNew && inventory.isComplete && move.moveDetails === 'full-home' && !isPackedOnly(inventory))
    return 'some-furniture';
  const hasHome = [move, read.found.slots].some(({ propertySize, rooms }) => propertySize ?? rooms);
  const isAll = inventory.isComplete
    ? move.moveDetails === 'full-home' || !move.moveDetails
    : !move.moveDetails && !hasHome;
  return isNew && isAll && isBoxesOnly(inventory) ? 'boxes-only' : undefined;
}

/** "Not all after all, only half": how much of the home goes is open again. */
const isNoLongerAll = ({ move, read }: MessageContext): boolean =>
  move.moveSize === 'All furniture and content' &&
  read.found.slots.moveDetails?.value === 'some-furniture' &&
  read.found.slots.moveSize === undefined;

/** What the message says of the move, put together with what is known: lists in full, and what is taken back. */
export function changedSlots(context: MessageContext): SlotChange {
  const { read } = context;
  const {
    origin: _from,
    destination: _to,
    moveType,
    specialItems: _items,
    inventory: _things,
    notes: _notes,
    leftOut: _left,
    ...found
  } = read.found.slots;
  const ends = restoredThings(context).length > 0 ? {} : changedPlaces(context);
  const items = changedSpecialItems(context);
  const inventory = changedInventory(context);
  const leftOut = changedLeftOut(context, { specialItems: items, inventory });
  const access = turnedAccess(context) ?? changedAccess(context);
  const rooms = changedRooms(context);
  const notes = changedNotes(context, ends);
  // A place that is no end, such as that of a rug from Morocco, says nothing of the kind of move.
  const isOfEnds = Object.keys(ends).length > 0 || !(_from ?? _to);
  const type = moveTypeOf(context, ends) ?? (isOfEnds ? moveType : undefined);
  const isAlone = keptAlone(context).length > 0;
  const listed = found.moveDetails && !isAlone ? undefined : listedContents(context, inventory);
  // "Some of the furniture and 40 boxes" is more than boxes.
  const hasFurniture = found.moveSize !== undefined && found.moveSize.value !== 'Content only';
  const contents = hasFurniture && listed === 'boxes-only' ? undefined : listed;
  const slots: Slots = {
    ...ends,
    ...(type && { moveType: type }),
    ...found,
    ...(contents && { moveDetails: slot(contents) }),
    ...(addsBags(context) && { moveDetails: undefined }),
    ...(isTimeOfStorage(context) && { moveDate: undefined, moveMonth: undefined, moveYear: undefined }),
    ...(isStillPart(context) && { moveDetails: undefined, moveSize: undefined }),
    ...(onlyAdds(context) && knowsHome(context) && { moveDetails: undefined }),
    ...(leavesPets(context) && { pets: slot(false) }),
    ...(animalsLeft(context.sentence.words, context.move) && { pets: undefined }),
    ...(leftUnnamed(context) === 'car' && { car: slot(false) }),
    ...(items && items.length > 0 && { specialItems: slot(items) }),
    ...(inventory && inventory.items.length > 0 && { inventory: slot(inventory) }),
    ...(leftOut && leftOut.length > 0 && { leftOut: slot(leftOut) }),
    ...(access && { access: slot(access) }),
    ...(rooms && { rooms }),
    ...(notes && notes.length > 0 && { notes: slot(notes) }),
  };
  const emptied: MoveFact[] = [
    ...(items?.length === 0 ? (['specialItems'] as const) : []),
    // Where special items were all that goes, nothing is known of it any more.
    ...(items?.length === 0 && context.move.moveDetails === 'specialty' ? (['moveDetails'] as const) : []),
    ...(notes?.length === 0 ? (['notes'] as const) : []),
    ...(leftOut?.length === 0 ? (['leftOut'] as const) : []),
    ...(inventory?.items.length === 0 ? (['inventory'] as const) : []),
    ...(isNoLongerAll(context) ? (['moveSize'] as const) : []),
  ];
  const takenBack = [...emptied, ...withdrawnFacts(context, slots), ...withdrawnPlaces(context, ends)];
  const told = withoutAskedDates(withoutAskedFacts(without(slots, takenBack), context), context);
  const ofMove = asksOfPlace(context.sentence) ? withoutPlaces(told) : told;
  const changed = { slots: ofMove, takenBack: moveFacts.filter((fact) => takenBack.includes(fact)) };
  return withoutAskedRemovals(changed, context);
}
