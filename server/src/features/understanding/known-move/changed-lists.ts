import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { MessageContext } from '../message-context.js';
import { type Access, type End, endNamed, findWay, floorsAlone } from '../slots/homes/access.js';
import { cityAt } from '../slots/homes/city-at.js';
import { findSpecialItems, stayingSpecialItems } from '../slots/things/special-items.js';
import { changedPianos, isPiano } from './changed-pianos.js';
import { isCorrecting } from './correction-words.js';
import { deniedParts } from './denied-parts.js';
import { keptAlone } from './kept-alone.js';
import { leftOutSpecialItems, restoredSpecialItems } from './left-out.js';
import { leftUnnamed } from './left-unnamed.js';

/** Special items as they now are: those that were known, with what is added and without what is withdrawn. */
export function changedSpecialItems(context: MessageContext): SpecialItem[] | undefined {
  const {
    sentence: { words },
    move,
    read,
  } = context;
  const known = move.specialItems ?? [];
  // "Only the boxes then" leaves the piano behind.
  if (known.length > 0 && keptAlone(context).length > 0) {
    const named = findSpecialItems(words)?.value ?? [];
    return known.filter((item) => named.includes(item));
  }
  const denied = deniedParts(words).flatMap((part) => findSpecialItems(part)?.value ?? []);
  const unnamed = known.filter((item) => item === leftUnnamed(context));
  const withdrawn = new Set([...denied, ...stayingSpecialItems(words), ...unnamed]);
  const added = (read.found.slots.specialItems?.value ?? []).filter((item) => !withdrawn.has(item) && !isPiano(item));
  const others = known.filter((item) => !isPiano(item) && !withdrawn.has(item));
  const pianos = changedPianos(words, known.filter(isPiano), {
    before: leftOutSpecialItems(move).filter(isPiano),
    meant: (read.found.slots.specialItems?.value ?? []).filter(isPiano),
    withdrawn: [...withdrawn].filter(isPiano),
  });
  const now = new Set<SpecialItem>([...others, ...pianos, ...added, ...restoredSpecialItems(context)]);
  const items = [...known.filter((item) => now.has(item)), ...[...now].filter((item) => !known.includes(item))];
  const isChanged = items.length !== known.length || items.some((item) => !known.includes(item));
  return isChanged ? items : undefined;
}

/** The end whose city is named. */
function endOfCity(words: MessageContext['sentence']['words'], { originCity, destinationCity }: PartialMove) {
  const isNamed = (city: string | undefined) => city !== undefined && cityAt(words, city) !== undefined;
  if (isNamed(originCity) === isNamed(destinationCity)) return undefined;
  return isNamed(originCity) ? 'origin' : 'destination';
}

/** The end that a lift alone is at: the one that is named, else the one whose floor is known. */
export const wayEnd = (words: MessageContext['sentence']['words'], move: PartialMove): End =>
  endOfCity(words, move) ??
  endNamed(words) ??
  (move.access?.destination && !move.access.origin ? 'destination' : 'origin');

/** A floor said anew keeps the lift and the way to carry that are known. */
function withKnownWay(said: Access, known: Access, way: ReturnType<typeof findWay>): Access {
  const kept = ({ lift, carryM }: NonNullable<Access[End]>) => ({
    ...(way.lift === undefined && { lift }),
    ...(way.carryM === undefined && { carryM }),
  });
  const ends = (['origin', 'destination'] as const).flatMap((end) => {
    const [now, before] = [said[end], known[end]];
    return now ? [[end, { ...now, ...(before && kept(before)) }] as const] : [];
  });
  return Object.fromEntries(ends);
}

const mostPutRight = 6;

/** Both ends as they now are; a lift alone joins the floor that is known. */
export function changedAccess({ sentence: { words }, move, read }: MessageContext): Access | undefined {
  const said = read.found.slots.access?.value;
  const { access: known } = move;
  const way = findWay(words);
  if (said) return { ...known, ...withKnownWay(said as Access, known ?? {}, way) } as Access;
  const end = wayEnd(words, move);
  const floor = known?.[end];
  // "Sorry, two floors".
  const right = floor && words.length <= mostPutRight && isCorrecting(words) ? floorsAlone(words) : undefined;
  if (floor && right !== undefined) return { ...known, [end]: { ...floor, ...way, floor: right } } as Access;
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
