import { asksSomething } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';

const bySea = new PhraseSet({
  sea: 'by sea, by ship, by boat, the ship, the boat, sea freight, ship instead, sea instead, en barco, por barco, por mar, el barco, via maritima, en bateau, par bateau, par mer, le bateau, voie maritime, naik kapal, kapal laut, ikut laut, melalui laut, guna kapal, laevaga, meritsi, laeva peale, بالبحر, بحرا, بحري, بالسفينه, بالباخره, السفينه',
});
const mostWordsOfWay = 8;

/** "No, go back to the ship", of a move that goes by air: which of the ways at sea, the price finds. */
export const goesBackToSea = ({ sentence, move, isSupposed }: MessageContext): boolean =>
  move.shippingMode === 'air' &&
  bySea.has(sentence.words) &&
  (isSupposed === true || (sentence.words.length <= mostWordsOfWay && !asksSomething(sentence)));
