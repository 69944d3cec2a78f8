import type { InventoryCode } from './inventory-items.js';

/** Items of the inventory that need their own people or their own crate: those of its group `special`. */
export const specialItemCodes = [
  'piano-upright',
  'piano-grand',
  'pool-table',
  'safe',
  'exercise-machine',
  'grandfather-clock',
  'aquarium',
  'art-crate',
] as const satisfies readonly InventoryCode[];

export type SpecialItem = (typeof specialItemCodes)[number];
