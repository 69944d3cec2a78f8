import type { Gazetteer } from '../gazetteer/gazetteer.js';

/** Keys from `low` up to, not including, `high`. */
export interface KeyRange {
  readonly low: number;
  readonly high: number;
}

export const isEmpty = ({ low, high }: KeyRange): boolean => low >= high;

/** Negative where the key sorts before the text, 0 where it begins with it. */
function comparePrefix(gazetteer: Gazetteer, key: number, text: Uint8Array): number {
  const start = gazetteer.keyTexts[key] ?? 0;
  for (let index = 0; index < text.length; index++) {
    const difference = (gazetteer.texts[start + index] ?? 0) - (text[index] ?? 0);
    // A shorter key has its final zero here, which sorts first.
    if (difference !== 0) return difference;
  }
  return 0;
}

function bound(gazetteer: Gazetteer, text: Uint8Array, within: KeyRange, past: boolean): number {
  let { low, high } = within;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = comparePrefix(gazetteer, middle, text);
    if (order < 0 || (past && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const allKeys = (gazetteer: Gazetteer): KeyRange => ({ low: 0, high: gazetteer.keyCount });

/** The keys that begin with the text. */
export function prefixRange(gazetteer: Gazetteer, text: Uint8Array, within = allKeys(gazetteer)): KeyRange {
  const low = bound(gazetteer, text, within, false);
  return { low, high: bound(gazetteer, text, { low, high: within.high }, true) };
}

/** The keys that are the text, which come first among those that begin with it. */
export function exactRange(gazetteer: Gazetteer, text: Uint8Array, prefix: KeyRange): KeyRange {
  let { low } = prefix;
  while (low < prefix.high && gazetteer.texts[(gazetteer.keyTexts[low] ?? 0) + text.length] === 0) low++;
  return { low: prefix.low, high: low };
}
