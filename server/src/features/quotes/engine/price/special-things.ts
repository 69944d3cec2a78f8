import type { SpecialItemFigures } from '@meg/shared/domain/quotes/rates';
import { type SpecialItem, specialItemCodes } from '@meg/shared/domain/quotes/special-items';
import type { Inventory, Move } from '../move/move.js';

export interface SpecialThing {
  readonly code: SpecialItem;
  readonly count: number;
}

const codes: ReadonlySet<string> = new Set(specialItemCodes);

export const isSpecial = (code: string): code is SpecialItem => codes.has(code);

const countIn = (inventory: Inventory | null, code: SpecialItem): number =>
  inventory?.items.reduce((sum, item) => sum + (item.code === code ? item.count : 0), 0) ?? 0;

/** Each special item that was named or listed. One that was named and is on the list as well is the same one. */
export function specialThings({ specialItems, inventory }: Pick<Move, 'specialItems' | 'inventory'>): SpecialThing[] {
  if (specialItems.length === 0 && inventory === null) return [];
  return specialItemCodes
    .map((code) => ({ code, count: Math.max(countIn(inventory, code), specialItems.includes(code) ? 1 : 0) }))
    .filter(({ count }) => count > 0);
}

export const specialM3 = (things: readonly SpecialThing[], figures: SpecialItemFigures): number =>
  things.reduce((sum, { code, count }) => sum + figures[code].m3 * count, 0);

/** The least that can go where only special items go and none is named yet, so that naming one never costs less. */
export const leastSpecialM3 = (figures: SpecialItemFigures): number =>
  Math.min(...specialItemCodes.map((code) => figures[code].m3));
