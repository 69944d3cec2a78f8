import type { Gazetteer } from '../gazetteer/gazetteer.js';
import { allKeys, isEmpty, type KeyRange, prefixRange } from './key-ranges.js';

/** Characters that may have been meant, as the folded spelling has them, by script. */
const latin = [...' abcdefghijklmnopqrstuvwxyz'];
const arabic = [...' ابتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const longestText = 40;
const encoder = new TextEncoder();

const alphabetOf = (text: string): readonly string[] => (/\p{Script=Arabic}/u.test(text) ? arabic : latin);

function variantsAt(text: string, at: number, alphabet: readonly string[]): string[] {
  const [letter, next] = [text[at], text[at + 1]];
  const [before, after, later] = [text.slice(0, at), text.slice(at + 1), text.slice(at + 2)];
  const added = alphabet.map((other) => before + other + (letter ?? '') + after);
  if (letter === undefined) return added;
  const swapped = next !== undefined && next !== letter ? [before + next + letter + later] : [];
  const others = alphabet.filter((other) => other !== letter).map((other) => before + other + after);
  return [...added, before + after, ...swapped, ...others];
}

/**
 * Calls back for every text with one typing error (a letter too many, missing, wrong, or two swapped) that begins a key.
 * An error is only tried among the keys that share all letters before it: trying each variant on the whole index took
 * twenty times as long.
 */
export function eachTypoRange(
  gazetteer: Gazetteer,
  text: string,
  found: (variant: Uint8Array, prefix: KeyRange) => void,
): void {
  if (text.length > longestText) return;
  const alphabet = alphabetOf(text);
  let shared = allKeys(gazetteer);
  for (let at = 0; at <= text.length && !isEmpty(shared); at++) {
    for (const variant of variantsAt(text, at, alphabet)) {
      const bytes = encoder.encode(variant);
      const prefix = prefixRange(gazetteer, bytes, shared);
      if (!isEmpty(prefix)) found(bytes, prefix);
    }
    shared = prefixRange(gazetteer, encoder.encode(text.slice(0, at + 1)), shared);
  }
}
