import type { Understanding } from '@meg/shared/contract/understanding';
import { asksSomething } from './classifier/asking-words.js';
import { PhraseSet } from './phrase-set.js';
import type { ReadMessage } from './read-message.js';

const requests = new PhraseSet({
  asks:
    'tell me, read me, write me, write a, give me, show me, play, sing, order me, get me, i want, dime, cuentame, leeme, escribeme, dame, ponme, quiero, raconte, dis moi, lis moi, ecris, donne moi, je veux, ' +
    'ceritakan, bacakan, tuliskan, beri saya, nak order, raagi, loe mulle, kirjuta, anna mulle, tahan, احكي لي, احكيلي, اقرا لي, اكتب لي, اعطني, اريد, ابغي',
});

/** How sure an end has to be that is told all the same. */
const surelyTold = 0.9;
const mostWordsOfDay = 6;

/** Whether a message that surely has nothing to do with moving asks for something, so that what it names is none of the move. */
export const isAskedOffTopic = (
  { context: { sentence }, isReply, slots }: ReadMessage,
  { intent, isSure }: Pick<Understanding, 'intent' | 'isSure'>,
  wishes: Understanding['wishes'],
): boolean =>
  intent === 'outOfScope' &&
  isSure &&
  !isReply &&
  wishes.length < 2 &&
  // "What UK, I'm going to Lyon" scoffs, and tells where the move goes.
  (slots.destination?.confidence ?? 0) < surelyTold &&
  // "The 15th if possible" is a day.
  !(slots.moveDate && sentence.words.length <= mostWordsOfDay) &&
  (asksSomething(sentence) || requests.find(sentence.words).some(({ from }) => from === 0));
