import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { isOfRoom } from '../homes/told-of-room.js';
import type { Clause } from './clauses.js';
import { isFullStoreRoom, spansBetweenMarks } from './store-rooms.js';

/** What is said of a single room: "the second bedroom is just boxes", "one is an office". */
const ofRoom = new PhraseSet({
  boxes:
    'just boxes, only boxes, all boxes, nothing but boxes, solo cajas, puras cajas, que des cartons, juste des cartons, seulement des cartons, hanya kotak, kotak sahaja, kotak je, ainult kastid, ainult kaste, صناديق فقط, كراتين بس, كلها كراتين',
  office:
    'an office, my office, our office, his office, her office, una oficina, mi oficina, un despacho, un bureau, mon bureau, pejabat, kontor, kontorina, مكتب',
});
/** "A flat in the cellar" is lived in. */
const mostWords = 12;

/** "The basement and attic are full", "one room is an office": for the company to look at, in the visitor's words. */
export const fullRooms = (words: readonly SentenceWord[]): Clause[] =>
  spansBetweenMarks(words).filter(({ from, to }) => {
    const part = words.slice(from, to);
    const isTold = isFullStoreRoom(part) || ofRoom.find(part).some((one) => isOfRoom(part, one.from));
    return to - from <= mostWords && isTold;
  });
