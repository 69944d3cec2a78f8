import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { type Access, findWay } from '../slots/access.js';
import { type Inventory, isBoxesOnly, thingsIn } from '../slots/inventory.js';
import { findSpecialItems } from '../slots/special-items.js';
import { deniedParts } from './denied-parts.js';

const adding = new PhraseSet({
  more:
    'more, another, also, and also, as well, too, extra, additional, plus, add, mas, otra, otro, tambien, ademas, encore, aussi, en plus, de plus, autre, lagi, juga, tambah, tambahan, veel, lisaks, juurde, ايضا, كمان, اضافي, اضافيه, المزيد, ' +
    'adding, anade, anadir, agrega*, suma, rajout*, ajout*, tambah*, lisa, lisage, lisada, زيد, زيدوا, زود, زودوا, ضيف, ضيفوا, اضف, اضيف*',
});

/** Special items as they now are: those that were known, with what is added and without what is withdrawn. */
export function changedSpecialItems({ sentence: { words }, move, read }: MessageContext): SpecialItem[] | undefined {
  const known = move.specialItems ?? [];
  const withdrawn = new Set(deniedParts(words).flatMap((part) => findSpecialItems(part)?.value ?? []));
  const added = (read.found.slots.specialItems?.value ?? []).filter((item) => !withdrawn.has(item));
  const isPiano = (item: SpecialItem) => item.startsWith('piano');
  // "No piano" withdraws the grand one too, and "a grand piano" says which piano it is.
  const isGone = (item: SpecialItem) =>
    withdrawn.has(item) ||
    (isPiano(item) && [...withdrawn].some(isPiano)) ||
    (item === 'piano-upright' && added.includes('piano-grand'));
  const items = [...new Set([...known.filter((item) => !isGone(item)), ...added])];
  const isChanged = items.length !== known.length || items.some((item) => !known.includes(item));
  return isChanged ? items : undefined;
}

function mergedItems(known: Inventory['items'], said: Inventory['items'], isAdded: boolean): Inventory['items'] {
  const counts = new Map(known.map(({ code, count }) => [code, count]));
  for (const { code, count } of said) counts.set(code, Math.min(500, count + (isAdded ? (counts.get(code) ?? 0) : 0)));
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** The list of things as it now is. "Only 10 boxes" begins anew; other things join those that were listed. */
export function changedInventory({ sentence: { words }, move, read }: MessageContext): Inventory | undefined {
  const said = read.found.slots.inventory?.value;
  const known = move.inventory;
  const contents = read.found.slots.moveDetails?.value ?? move.moveDetails;
  // "Only one couch" counts the couch of the list anew; the rest stays. "Only 10 boxes" leaves nothing else.
  const isRecount =
    said?.items.length === 1 && !isBoxesOnly(said) && known?.items.some(({ code }) => code === said.items[0]?.code);
  const isAll = (items: Inventory) => items.isComplete || (contents === 'boxes-only' && isBoxesOnly(items));
  if (said && (!known || (said.isComplete && !isRecount))) return { ...said, isComplete: isAll(said) };
  const withdrawn = new Set(deniedParts(words).flatMap((part) => thingsIn(part).map(({ label }) => label)));
  const left = known?.items.filter(({ code }) => !withdrawn.has(code)) ?? [];
  if (!known || (!said && left.length === known.items.length)) return undefined;
  const items = mergedItems(left, said?.items ?? [], adding.has(words));
  return { items, isComplete: known.isComplete };
}

/** Both ends as they now are; a lift alone joins the floor that is known. */
export function changedAccess({ sentence: { words }, move, read }: MessageContext): Access | undefined {
  const said = read.found.slots.access?.value;
  const { access: known } = move;
  if (said) return { ...known, ...said } as Access;
  const way = findWay(words);
  const end = known?.destination && !known.origin ? 'destination' : 'origin';
  const floor = known?.[end];
  return floor && Object.keys(way).length > 0 ? ({ ...known, [end]: { ...floor, ...way } } as Access) : undefined;
}

/** The rooms follow when the bedrooms are put right. */
export function changedRooms({ move, read }: MessageContext): Slots['rooms'] {
  const { slots, bedrooms } = read.found;
  if (slots.rooms) return { ...slots.rooms, value: { ...move.rooms, ...slots.rooms.value } };
  const isKnown = move.rooms !== undefined && bedrooms !== undefined && move.rooms.bedroom !== bedrooms;
  return isKnown
    ? { value: { ...move.rooms, bedroom: bedrooms } as PartialMove['rooms'] & object, confidence: 0.85 }
    : undefined;
}
