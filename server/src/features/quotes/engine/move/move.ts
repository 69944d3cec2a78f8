import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';
import type { MoveContents, MoveSize, MoveType, PropertySize } from '@meg/shared/domain/quotes/move-options';
import type { RoomKind } from '@meg/shared/domain/quotes/rooms';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';

export type RoomCounts = Readonly<Partial<Record<RoomKind, number>>>;

export interface Inventory {
  readonly items: readonly { readonly code: InventoryCode; readonly count: number }[];
  /** False while the visitor is still listing. */
  readonly isComplete: boolean;
}

export interface EndAccess {
  readonly floor: number;
  readonly lift: boolean;
  readonly carryM: number;
}

/** A move as the price sees it: what it is, not what it was called. Null is what nobody has said yet. */
export interface Move {
  readonly moveType: MoveType;
  /** By road for a local move, in a straight line for an international one. */
  readonly distanceKm: number;
  readonly destinationCountry: string | null;
  readonly moveDetails: MoveContents;
  readonly propertySize: PropertySize | null;
  readonly moveSize: MoveSize | null;
  readonly rooms: RoomCounts | null;
  readonly inventory: Inventory | null;
  readonly specialItems: readonly SpecialItem[];
  readonly originAccess: EndAccess | null;
  readonly destinationAccess: EndAccess | null;
  /** 1 is January. */
  readonly moveMonth: number | null;
  readonly packing: boolean | null;
}

export type LineParams = Readonly<Record<string, string | number>>;

/** One reason for the price. The amounts of all lines add up to it. */
export interface PriceLine {
  readonly code: string;
  readonly params: LineParams;
  readonly amount: number | null;
}

export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** To so many decimals, so that a person who adds up the shown figures gets the shown price. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
