import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { MessageContext } from '../message-context.js';
import { type Access, type End, endNamed, findWay } from '../slots/homes/access.js';
import { findSpecialItems, stayingSpecialItems } from '../slots/things/special-items.js';
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
