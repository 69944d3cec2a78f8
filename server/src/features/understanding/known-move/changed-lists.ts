import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { MessageContext } from '../message-context.js';
import { isDenied, isLeftBehind } from '../slots/denial.js';
import { type Access, type End, endNamed, findWay } from '../slots/homes/access.js';
import { type Inventory, isBoxesOnly, thingsIn } from '../slots/things/inventory.js';
import { findSpecialItems, stayingSpecialItems } from '../slots/things/special-items.js';
import { addedThings } from './adding-words.js';
import { changedPianos, isPiano } from './changed-pianos.js';
import { deniedParts } from './denied-parts.js';

/** Special items as they now are: those that were known, with what is added and without what is withdrawn. */
export function changedSpecialItems({ sentence: { words }, move, read }: MessageContext): SpecialItem[] | undefined {
  const known = move.specialItems ?? [];
  const denied = deniedParts(words).flatMap((part) => findSpecialItems(part)?.value ?? []);
  const withdrawn = new Set([...denied, ...stayingSpecialItems(words)]);
  const added = (read.found.slots.specialItems?.value ?? []).filter((item) => !withdrawn.has(item) && !isPiano(item));
  const others = known.filter((item) => !isPiano(item) && !withdrawn.has(item));
  const pianos = changedPianos(words, known.filter(isPiano), {
    meant: (read.found.slots.specialItems?.value ?? []).filter(isPiano),
    withdrawn: [...withdrawn].filter(isPiano),
  });
  const now = new Set<SpecialItem>([...others, ...pianos, ...added]);
  const items = [...known.filter((item) => now.has(item)), ...[...now].filter((item) => !known.includes(item))];
  const isChanged = items.length !== known.length || items.some((item) => !known.includes(item));
  return isChanged ? items : undefined;
}

function mergedItems(
  known: Inventory['items'],
  said: Inventory['items'],
  added: ReadonlySet<string>,
): Inventory['items'] {
  const counts = new Map(known.map(({ code, count }) => [code, count]));
  for (const { code, count } of said)
    counts.set(code, Math.min(500, count + (added.has(code) ? (counts.get(code) ?? 0) : 0)));
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
  const denied = deniedParts(words).flatMap(thingsIn);
  const staying = thingsIn(words).filter((thing) => isDenied(words, thing.from) || isLeftBehind(words, thing));
  const withdrawn = new Set([...denied, ...staying].map(({ label }) => label));
  const left = known?.items.filter(({ code }) => !withdrawn.has(code)) ?? [];
  if (!known || (!said && left.length === known.items.length)) return undefined;
  const added = new Set([...addedThings(words, thingsIn(words))].map(({ label }) => label));
  const items = mergedItems(left, said?.items ?? [], added);
  return { items, isComplete: known.isComplete };
}

/** The end that a lift alone is at: the one that is named, else the one whose floor is known. */
export const wayEnd = (words: MessageContext['sentence']['words'], known: PartialMove['access']): End =>
  endNamed(words) ?? (known?.destination && !known.origin ? 'destination' : 'origin');

/** Both ends as they now are; a lift alone joins the floor that is known. */
export function changedAccess({ sentence: { words }, move, read }: MessageContext): Access | undefined {
  const said = read.found.slots.access?.value;
  const { access: known } = move;
  if (said) return { ...known, ...said } as Access;
  const way = findWay(words);
  const floor = known?.[wayEnd(words, known)];
  return floor && Object.keys(way).length > 0
    ? ({ ...known, [wayEnd(words, known)]: { ...floor, ...way } } as Access)
    : undefined;
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
