import { inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import type { QuoteFigures, VolumeFigures } from '@meg/shared/domain/quotes/rates';
import { assumedRooms, roomKinds } from '@meg/shared/domain/quotes/rooms';
import { type Inventory, type Move, type RoomCounts, rounded } from '../move/move.js';
import { isSpecial, leastSpecialM3, type SpecialThing, specialM3, specialThings } from './special-things.js';

/** What the volume is estimated from, the least exact first. */
export type VolumeBasis =
  | 'unknown_home'
  | 'unknown_office'
  | 'unknown_boxes'
  | 'named_items'
  | 'home_size'
  | 'rooms'
  | 'said_volume'
  | 'inventory';

export interface VolumeEstimate {
  readonly m3: number;
  readonly weightKg: number;
  readonly basis: VolumeBasis;
  /** What needs its own people or crate, such as a piano. */
  readonly special: readonly SpecialThing[];
}

export type VolumeRates = Pick<QuoteFigures, 'volume' | 'specialItems'>;

const leastM3 = 0.1;

type Item = Inventory['items'][number];

const itemsM3 = (items: readonly Item[]): number =>
  items.reduce((sum, { code, count }) => sum + inventoryItems[code].m3 * count, 0);

const isBox = ({ code }: Item): boolean => inventoryItems[code].room === 'boxes';

function roomsM3(rooms: RoomCounts, figures: VolumeFigures): number {
  const counts = { ...assumedRooms, ...rooms };
  return roomKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0) * figures.roomM3[kind], 0);
}

/** Only special items go: they were said to be what moves, and no home or volume was. */
export const isSpecialOnly = ({ moveDetails, propertySize, rooms, volumeM3 }: Move): boolean =>
  moveDetails === 'specialty' && propertySize === null && rooms === null && volumeM3 === null;

interface Home {
  readonly m3: number;
  readonly basis: VolumeBasis;
  /** How much of it goes. */
  readonly share: number;
}

/** Two answers say how much goes: the smaller is the more exact. A piano beside a home takes nothing from it. */
function shareMoved({ moveDetails, moveSize }: Move, figures: VolumeFigures): number {
  const byContents = moveDetails === 'specialty' ? 1 : figures.contentsShare[moveDetails];
  return moveSize === null ? byContents : Math.min(byContents, figures.moveSizeShare[moveSize]);
}

function wholeHome(move: Move, figures: VolumeFigures): Pick<Home, 'm3' | 'basis'> {
  if (isSpecialOnly(move)) return { m3: 0, basis: 'named_items' };
  if (move.volumeM3 !== null) return { m3: move.volumeM3, basis: 'said_volume' };
  if (move.rooms !== null) return { m3: roomsM3(move.rooms, figures), basis: 'rooms' };
  if (move.propertySize !== null) return { m3: figures.homeM3[move.propertySize], basis: 'home_size' };
  if (move.moveDetails === 'office') return { m3: figures.unknownOfficeM3, basis: 'unknown_office' };
  return { m3: figures.unknownHomeM3, basis: move.moveDetails === 'boxes-only' ? 'unknown_boxes' : 'unknown_home' };
}

/** Boxes above those that such a home usually has. */
function boxesBeyond(boxesM3: number, { m3, share }: Home, figures: VolumeFigures): number {
  return Math.max(0, boxesM3 - Math.min(share, figures.contentsShare['boxes-only']) * m3);
}

/** What goes on top of what the home holds. */
const extrasOf = (items: readonly Item[]): Item[] =>
  items.map(({ code, count, extra = 0 }) => ({ code, count: Math.min(count, extra) }));

/** What may be a part of the home. */
const withoutExtras = (items: readonly Item[]): Item[] =>
  items.map(({ code, count, extra = 0 }) => ({ code, count: Math.max(0, count - extra) }));

/** Boxes and special items are counted apart, and what came beside the home is none of what it holds. */
const furnitureLeft = (leftOut: readonly Item[]): Item[] =>
  withoutExtras(leftOut).filter((item) => !isSpecial(item.code) && !isBox(item));

/**
 * What the home holds, less the furniture that stays behind, of which so much would have gone as of the rest. What is in
 * the cupboards goes whatever stays.
 */
function homeM3({ leftOut }: Move, { m3, share }: Home, figures: VolumeFigures): number {
  const contents = Math.max(figures.contentsShare['boxes-only'], figures.moveSizeShare['Content only']);
  return Math.max(m3 * Math.min(share, contents), (m3 - itemsM3(furnitureLeft(leftOut))) * share);
}

/** An unfinished list never makes the volume smaller than the home implies, and what comes beside it adds to it. */
function goodsM3(move: Move, home: Home, figures: VolumeFigures): number {
  const { inventory } = move;
  const items = inventory?.items.filter(({ code }) => !isSpecial(code)) ?? [];
  if (inventory?.isComplete) return itemsM3(items);
  const ofHome = withoutExtras(items);
  const beyond = home.basis === 'said_volume' ? 0 : boxesBeyond(itemsM3(ofHome.filter(isBox)), home, figures);
  const held = home.basis === 'said_volume' ? home.m3 : homeM3(move, home, figures);
  return Math.max(itemsM3(ofHome), held + beyond) + itemsM3(extrasOf(items));
}

/** A volume that the visitor knows has the special items in it. */
const allM3 = (goods: number, special: number, { basis, m3 }: Home): number =>
  basis === 'said_volume' ? Math.max(goods, m3, special) : goods + special;

/** What goes, with special items on top: they add to a home or a list and replace nothing. */
export function estimateVolume(move: Move, { volume: figures, specialItems }: VolumeRates): VolumeEstimate {
  const home: Home = { ...wholeHome(move, figures), share: shareMoved(move, figures) };
  const special = specialThings(move);
  const goods = allM3(goodsM3(move, home, figures), specialM3(special, specialItems), home);
  const least = isSpecialOnly(move) ? Math.max(leastM3, leastSpecialM3(specialItems)) : leastM3;
  const m3 = Math.max(least, rounded(goods, 1));
  return {
    m3,
    weightKg: Math.round(m3 * figures.kgPerM3),
    basis: move.inventory?.isComplete ? 'inventory' : home.basis,
    special,
  };
}

/** To see how much the price depends on the volume. */
export function scaleVolume(volume: VolumeEstimate, factor: number): VolumeEstimate {
  return { ...volume, m3: volume.m3 * factor, weightKg: volume.weightKg * factor };
}
