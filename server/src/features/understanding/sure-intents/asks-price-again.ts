import { asksForPriceAnyway } from '../../../asked/price-anyway.js';
import { plainQuestion } from '../../../asked/price-topics.js';
import type { ReadMessage } from '../read-message.js';

/** What stands in a menu beside a price that there is not yet. */
const ofMenu = new Set(['intent', 'topic']);

/** "Dites-moi le prix quand même", of a move that is known, where the quote was left: it goes on, and the form opens. */
export const asksPriceAgain = ({ context: { asking, move, sentence }, slots, takenBack }: ReadMessage): boolean =>
  asking?.kind === 'choices' &&
  asking.answers.every(({ about }) => ofMenu.has(about)) &&
  asking.answers.some(({ about, value }) => about === 'intent' && value === 'quote') &&
  (move.moveDetails ?? move.propertySize) !== undefined &&
  Object.keys(slots).length === 0 &&
  takenBack.length === 0 &&
  asksForPriceAnyway(plainQuestion(sentence.text));
