import type { Move as SaidMove } from '@meg/shared/contract/move';
import type {
  MoveContents,
  MoveSize,
  MoveType,
  PropertySize,
  ShippingMode,
} from '@meg/shared/domain/quotes/move-options';
import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import type { Language } from '@meg/shared/languages/language';

export type RoomCounts = Readonly<NonNullable<SaidMove['rooms']>>;

type SaidInventory = NonNullable<SaidMove['inventory']>;
export interface Inventory extends Readonly<Omit<SaidInventory, 'items'>> {
  readonly items: readonly SaidInventory['items'][number][];
}

export type EndAccess = Readonly<NonNullable<NonNullable<SaidMove['access']>['origin']>>;

/** A move as the price sees it: what it is, not what it was called. Null is what is not known. */
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
  /** Of all that goes, where the visitor knows it. */
  readonly volumeM3: number | null;
  readonly specialItems: readonly SpecialItem[];
  /** Of what the home holds or a list had, what stays behind. */
  readonly leftOut: Inventory['items'];
  readonly originAccess: EndAccess | null;
  readonly destinationAccess: EndAccess | null;
  /** 1 is January. */
  readonly moveMonth: number | null;
  readonly packing: boolean | null;
  /** Null for the usual way. */
  readonly shippingMode: ShippingMode | null;
  readonly storage: boolean;
  readonly insurance: boolean;
  readonly pets: boolean;
  readonly car: boolean;
}

export type LineParams = Readonly<Record<string, string | number>>;

/** A part of the price, or an explanation. The amounts of all lines add up to the price. */
export interface PriceLine {
  readonly code: keyof Language['quotes'];
  readonly params: LineParams;
  readonly amount: number | null;
}

export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** So that the shown figures add up to the shown price. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
