import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { findHomeSize, namesBedroom } from './home-size.js';
import { namesRoom } from './room-counts.js';

const room = new PhraseSet({
  room: 'room, spare room, box room, guest room, downstairs, upstairs, one, one of them, the other, other one, una, otra, la otra, l autre, une, satu, satu bilik, satu lagi, uks, teine, واحده, الثانيه',
});
const isOrHolds = new PhraseSet({
  is:
    'is, s, are, was, as, into, has, have, holds, contains, only has, es, son, tiene, como, hay, est, sont, sert, comme, contient, n a que, jadi, sebagai, ialah, adalah, ada, hanya, cuma, on, kui, ' +
    'هي, فيها, فيه, كلها, صارت, عباره',
});
const reach = 5;
const besideVerb = 3;
/** "One bedroom is an office". */
const countsOneRoom = (words: readonly SentenceWord[]): boolean => findHomeSize(words)?.bedrooms === 1;

const isRoom = (words: readonly SentenceWord[]): boolean =>
  namesBedroom(words) || namesRoom(words) || room.find(words).some(({ to }) => to === words.length);

/** "The second bedroom is just boxes", "one is an office": what is said of one room is not said of the whole home. */
export function isOfRoom(words: readonly SentenceWord[], at: number): boolean {
  const mark = words.slice(0, at + 1).findLastIndex(({ followsMark }) => followsMark);
  const before = words.slice(Math.max(0, mark), at);
  const verb = isOrHolds.find(before).findLast(({ to }) => before.length - to <= reach);
  // Malay and Arabic need no verb: "bilik kedua hanya kotak".
  const subject = verb ? before.slice(0, verb.from) : before.slice(-besideVerb);
  const homeAt = verb ? subject : before;
  const bedrooms = countsOneRoom(homeAt) ? undefined : findHomeSize(homeAt);
  return bedrooms === undefined && isRoom(subject);
}

/** "3 bedrooms and an office": beside counted bedrooms it is one of the rooms. */
export const isBesideBedrooms = (words: readonly SentenceWord[], at: number): boolean =>
  findHomeSize(words.slice(0, at)) !== undefined;
