import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { smallNumber } from '../number-words.js';

const roomWords = new Set('room rooms rm rms'.split(' '));
const homes = new PhraseSet({
  home: 'house, flat, apartment, apt, home, place, condo, bungalow, cottage, maisonette, casa, piso, maison, appartement, rumah, korter, maja',
});
const small = new Set('a an the my our in with of it s is its got has have about just only and'.split(' '));
/** Flats of Singapore's housing board are counted with their living room. */
const board = new Set(['hdb']);
const glued = /^(\d)rms?$/;

function roomsAt(words: readonly SentenceWord[], at: number): number | undefined {
  const joined = glued.exec(words[at]?.plain ?? '')?.[1];
  if (joined) return Number(joined);
  return roomWords.has(words[at]?.plain ?? '') && !words[at]?.followsMark
    ? smallNumber(words[at - 1]?.plain ?? '')
    : undefined;
}

/** The bedrooms of "4 room hdb flat", which has three. */
export function bedroomsOfBoardFlat(words: readonly SentenceWord[]): number | undefined {
  if (!words.some(({ plain }) => board.has(plain))) return undefined;
  const rooms = words.flatMap((_, at) => roomsAt(words, at) ?? [])[0];
  return rooms === undefined ? undefined : Math.max(1, rooms - 1);
}

/** "2 rooms" and "house, 3 rooms": a clause of nothing but rooms tells the bedrooms; one of "2 rooms of books" does not. */
export function bedroomsOfRooms(words: readonly SentenceWord[]): number | undefined {
  const at = words.findIndex((_, index) => roomsAt(words, index) !== undefined);
  if (at < 0) return undefined;
  const start = Math.max(
    0,
    words.slice(0, at + 1).findLastIndex(({ followsMark }) => followsMark),
  );
  const next = words.findIndex(({ followsMark }, index) => index > at && followsMark);
  const clause = words.slice(start, next === -1 ? words.length : next);
  const covered = homes.find(clause);
  const isPlain = clause.every(
    ({ plain }, index) =>
      small.has(plain) ||
      roomWords.has(plain) ||
      glued.test(plain) ||
      smallNumber(plain) !== undefined ||
      covered.some(({ from, to }) => index >= from && index < to),
  );
  return isPlain ? roomsAt(words, at) : undefined;
}
