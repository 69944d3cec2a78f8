import { inventoryItems } from '@meg/shared/domain/quotes/inventory-items';
import type { VolumeFigures } from '@meg/shared/domain/quotes/rates';
import { assumedRooms, roomKinds } from '@meg/shared/domain/quotes/rooms';
import { type Inventory, type Move, type RoomCounts, rounded } from '../move/move.js';

/** What the volume is estimated from, the least exact first. */
export type VolumeBasis = 'unknown_home' | 'home_size' | 'rooms' | 'inventory';

export interface VolumeEstimate {
  readonly m3: number;
  readonly weightKg: number;
  readonly basis: VolumeBasis;
  /** Has something that needs its own people or crate, such as a piano. */
  readonly isSpecial: boolean;
}

const leastM3 = 0.1;

const inventoryM3 = ({ items }: Inventory): number =>
  items.reduce((sum, { code, count }) => sum + inventoryItems[code].m3 * count, 0);

function roomsM3(rooms: RoomCounts, figures: VolumeFigures): number {
  const counts = { ...assumedRooms, ...rooms };
  return roomKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0) * figures.roomM3[kind], 0);
}

/** Two answers say how much goes: the smaller is the more exact. */
function shareMoved({ moveDetails, moveSize }: Move, figures: VolumeFigures): number {
  const byContents = figures.contentsShare[moveDetails];
  return moveSize === null ? byContents : Math.min(byContents, figures.moveSizeShare[moveSize]);
}

function homeVolume(move: Move, figures: VolumeFigures): { m3: number; basis: VolumeBasis } {
  if (move.rooms !== null) return { m3: roomsM3(move.rooms, figures), basis: 'rooms' };
  if (move.propertySize !== null) return { m3: figures.homeM3[move.propertySize], basis: 'home_size' };
  return { m3: move.moveDetails === 'office' ? figures.unknownOfficeM3 : figures.unknownHomeM3, basis: 'unknown_home' };
}

const hasSpecialItems = (inventory: Inventory | null): boolean =>
  inventory?.items.some(({ code }) => inventoryItems[code].room === 'special') ?? false;

/** An unfinished inventory never makes the volume smaller than the home implies. */
export function estimateVolume(move: Move, figures: VolumeFigures): VolumeEstimate {
  const home = homeVolume(move, figures);
  const byHome = home.m3 * shareMoved(move, figures);
  const listed = move.inventory === null ? null : inventoryM3(move.inventory);
  const isComplete = move.inventory?.isComplete ?? false;
  const exact = listed === null ? byHome : isComplete ? listed : Math.max(listed, byHome);
  const m3 = Math.max(leastM3, rounded(exact, 1));
  return {
    m3,
    weightKg: Math.round(m3 * figures.kgPerM3),
    basis: isComplete ? 'inventory' : home.basis,
    isSpecial: move.moveDetails === 'specialty' || move.specialItems.length > 0 || hasSpecialItems(move.inventory),
  };
}

/** To see how much the price depends on the volume. */
export function scaleVolume(volume: VolumeEstimate, factor: number): VolumeEstimate {
  return { ...volume, m3: volume.m3 * factor, weightKg: volume.weightKg * factor };
}
