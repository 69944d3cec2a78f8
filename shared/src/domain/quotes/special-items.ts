import type { InventoryCode } from './inventory-items.js';

/** Items of the inventory that need their own people or crate, or that a specialist has to see. */
export const specialItemCodes = [
  'piano-upright',
  'piano-grand',
  'pool-table',
  'safe',
  'exercise-machine',
  'grandfather-clock',
  'aquarium',
  'art-crate',
  'motorbike',
  'hot-tub',
  'large-instrument',
  'sculpture',
  'antique',
  'chandelier',
  'wine-collection',
  'plant-collection',
  'server-rack',
  'machine',
] as const satisfies readonly InventoryCode[];

export type SpecialItem = (typeof specialItemCodes)[number];
