import { has, phrasePattern } from '../text/phrases.js';
import { asksHowMuch } from './few-words.js';
import { asksOnlyForPrice } from './only-price.js';
import { namesPrice } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const sums = phrasePattern(
  'total, ballpark, ball park, figure, estimate, quotation, what would it be, what is it now, what s it now, monto, fourchette, montant, total, ca fait, jumlah, jumlahnya, anggaran, summa, kogusumma, kokku, المجموع, الاجمالي, كم صار, كم صارت, الكلفه, التكلفه',
);
/** "What's in that price" asks for its parts. */
const parts = phrasePattern('in, en, dans, dalam, sees, includes, include');
const mostWords = 10;

/** "What is the price now", "ok what's the new total": of the price itself, with no other word. */
export const asksForPriceNow = (sentence: string): boolean =>
  asksHowMuch(sentence) ||
  (sentence.trim().split(/ +/).length <= mostWords &&
    asksOnlyForPrice(sentence) &&
    !has(sentence, parts) &&
    (namesPrice(sentence) || has(sentence, sums)));
