import type { Gazetteer } from '../gazetteer/gazetteer.js';
import { allKeys, isEmpty, type KeyRange, prefixRange } from './key-ranges.js';

/** Characters that may have been meant: a to z and the space. */
const alphabet = [0x20, ...Array.from({ length: 26 }, (_, index) => 0x61 + index)];
const longestText = 40;

/** The text with `removed` bytes at `at` replaced by `added`. */
function edited(text: Uint8Array, at: number, change: { removed: number; added: readonly number[] }): Uint8Array {
  const variant = new Uint8Array(text.length - change.removed + change.added.length);
  variant.set(text.subarray(0, at));
  variant.set(change.added, at);
  variant.set(text.subarray(at + change.removed), at + change.added.length);
  return variant;
}

function variantsAt(text: Uint8Array, at: number): Uint8Array[] {
  const letter = text[at];
  const next = text[at + 1];
  const variants = alphabet.map((added) => edited(text, at, { removed: 0, added: [added] }));
  if (letter === undefined) return variants;
  variants.push(edited(text, at, { removed: 1, added: [] }));
  if (next !== undefined && next !== letter) variants.push(edited(text, at, { removed: 2, added: [next, letter] }));
  for (const added of alphabet) if (added !== letter) variants.push(edited(text, at, { removed: 1, added: [added] }));
  return variants;
}

/**
 * Calls back for every text with one typing error (a letter too many, missing, wrong, or two swapped) that begins a key.
 * An error is only tried among the keys that share all letters before it: trying each variant on the whole index took
 * twenty times as long.
 */
export function eachTypoRange(
  gazetteer: Gazetteer,
  text: Uint8Array,
  found: (variant: Uint8Array, prefix: KeyRange) => void,
): void {
  if (text.length > longestText) return;
  let shared = allKeys(gazetteer);
  for (let at = 0; at <= text.length && !isEmpty(shared); at++) {
    for (const variant of variantsAt(text, at)) {
      const prefix = prefixRange(gazetteer, variant, shared);
      if (!isEmpty(prefix)) found(variant, prefix);
    }
    shared = prefixRange(gazetteer, text.subarray(0, at + 1), shared);
  }
}
