import { inventoryCodes } from '@meg/shared/domain/quotes/inventory-items';
import type { Words, WordsFile } from './words.js';

export function readWords({ inventory, ...words }: WordsFile): Words {
  const names = inventoryCodes.map((code, index) => [code, inventory[index]]);
  return { ...words, inventory: Object.fromEntries(names) };
}
