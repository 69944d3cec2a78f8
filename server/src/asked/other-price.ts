import { has, phrasePattern } from '../text/phrases.js';
import { asksOnlyForPrice } from './only-price.js';
import { isOfOtherMatters, namesPrice, plainQuestion } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */

/** With these a price is asked for that would be, if what stands behind them were so. */
export const wouldCost =
  'how much would it be, how much would it cost, how much would that be, how much would the price be, what would it be, what would it cost, what would that cost, what would the price be, how much d it be, would it be cheaper, would it be less, would it be more, would it cost less, would it cost more, is it less, do i save, do we save, ' +
  'cuanto seria, cuanto costaria, cuanto saldria, cuanto quedaria, en cuanto quedaria, en cuanto saldria, cuanto me saldria, cuanto nos saldria, seria mas barato, saldria mas barato, ' +
  'combien ca ferait, combien ca couterait, ca ferait combien, ca couterait combien, ca serait combien, ce serait combien, combien ce serait, combien serait, combien couterait, ce serait moins cher, ca serait moins cher, ' +
  'berapa jadinya, jadi berapa, berapa harganya, palju oleks, palju maksaks, palju laheks, palju see oleks, mis maksaks, كم بيصير, كم بصير, كم يصير, كم رح يصير, كم حيكون, كم سيكون, كم راح يكون, كم هيكون, قديش بصير';
/** Where what is supposed begins behind them. */
export const supposedWith =
  'with, without, for, by, in, con, sin, por, en, para, avec, sans, par, pour, dengan, tanpa, koos, ilma, ainult, مع, بدون, من غير';
export const conditions = 'if, supposing, si, au cas ou, kalau, klu, jika, sekiranya, andai, kui, juhul kui, لو, اذا';
/** These suppose nothing: "if possible", "kui palju", "if the price is right". */
const noConditions = phrasePattern(
  'if it s cheaper, if that s cheaper, if it is cheaper, if that is cheaper, if cheaper, si es mas barato, si sale mas barato, si c est moins cher, kalau lagi murah, kalau lebih murah, kui see odavam on, kui odavam on, اذا ارخص, لو ارخص, ' +
    'if possible, if you can, if u can, if you could, if i may, if needed, if need be, if not, if so, if any, as if, if that s ok, if it s ok, if the price, if the cost, if the quote, if price, si es posible, si puede, si pueden, si puedes, si se puede, si no es molestia, si el precio, si possible, si vous pouvez, si tu peux, si besoin, si le prix, ' +
    'kalau boleh, jika boleh, kalau harga, jika harga, kui palju, kui suur, kui kaua, kui kallis, kui hind, kui voimalik, nii kui, kui saab, kui saate, لو سمحت, لو سمحتم, لو سمحتوا, لو السعر, اذا السعر, اذا ممكن, لو ممكن, اذا سمحت, اذا امكن',
);
const patterns = { would: phrasePattern(wouldCost), with: phrasePattern(supposedWith), if: phrasePattern(conditions) };
/** "Sí" says yes, where "si" supposes. */
const yes = /(?<!\p{L})s[íÍ](?!\p{L})/giu;

/** "How much would it be with only one sofa", "can I drop the price if I move in March". */
export function asksForOtherPrice(query: string): boolean {
  const sentence = plainQuestion(query.replace(yes, ' '));
  if (isOfOtherMatters(sentence) || asksOnlyForPrice(sentence)) return false;
  const isConditional = has(sentence.replace(noConditions, ' '), patterns.if);
  const would = has(sentence, patterns.would);
  return (isConditional && (would || namesPrice(sentence))) || (would && has(sentence, patterns.with));
}
