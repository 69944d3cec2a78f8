import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { smallNumber } from '../number-words.js';

/** Before the number of rooms whose furniture is all that goes. */
const furnitureOf = new PhraseSet({
  of: 'furniture of, furniture from, furniture in, furniture for, contents of, things from, things of, stuff from, stuff of',
});
const rooms = new Set('room rooms'.split(' '));
const determiners = new Set('the these those my our just only'.split(' '));

/** "Just the furniture of two rooms": as many bedrooms, where the word for a room counts none by itself. */
export function roomsOfFurniture(words: readonly SentenceWord[]): number | undefined {
  for (const { to } of furnitureOf.find(words)) {
    const at = determiners.has(words[to]?.plain ?? '') ? to + 1 : to;
    const count = smallNumber(words[at]?.plain ?? '');
    if (count !== undefined && rooms.has(words[at + 1]?.plain ?? '')) return count;
  }
  return undefined;
}
