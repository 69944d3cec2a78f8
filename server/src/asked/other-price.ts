import { has, phrasePattern } from '../text/phrases.js';
import { plainSentence, wordsOf } from '../text/question-words.js';
import { asksOnlyForPrice } from './only-price.js';
import { isOfOtherMatters, namesPrice, plainQuestion } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */

/** With these a price is asked for that would be, if what stands behind them were so. */
export const wouldCost =
  'how much would it be, how much would it cost, how much would that be, how much would the price be, what would it be, what would it cost, what would that cost, what would the price be, how much d it be, would it be cheaper, would it be less, would it be more, would it cost less, would it cost more, is it less, do i save, do we save, ' +
  'would that help, would it help, does that help, would that make a difference, would it make a difference, ayudaria, ca aiderait, est ce que ca aide, membantu tak, kas see aitaks, aitaks, بيفرق, بتفرق, ' +
  'is it cheaper, would that be cheaper, would that be less, would we save, would i save, ' +
  'seria menos, costaria menos, me ahorro, nos ahorramos, ahorraria, saldria menos, ce serait moins, ca couterait moins, ca coute moins, on economise, lebih murah ke, lebih murah tak, murah sikit ke, murah sikit tak, jimat tak, jimat ke, ' +
  'oleks odavam, oleks soodsam, tuleks odavam, laheks odavamaks, maksaks vahem, saastaks, يصير ارخص, بيصير ارخص, رح يصير ارخص, سيكون ارخص, يقل السعر, بيقل السعر, ينقص السعر, ينزل السعر, بينزل السعر, ' +
  'cuanto seria, cuanto costaria, cuanto saldria, cuanto quedaria, en cuanto quedaria, en cuanto saldria, cuanto me saldria, cuanto nos saldria, seria mas barato, saldria mas barato, ' +
  'combien ca ferait, combien ca couterait, ca ferait combien, ca couterait combien, ca serait combien, ce serait combien, combien ce serait, combien serait, combien couterait, ce serait moins cher, ca serait moins cher, ' +
  'berapa jadinya, jadi berapa, berapa harganya, palju oleks, palju maksaks, palju laheks, palju see oleks, palju see laheks, palju see maksaks, mis maksaks, كم بيصير, كم بصير, كم يصير, كم رح يصير, كم حيكون, كم سيكون, كم راح يكون, كم هيكون, قديش بصير';
const withOrWithout = 'with, without, con, sin, avec, sans, dengan, tanpa, koos, ilma, مع, ومع, بدون, من غير, بلا';
/** Where what is supposed begins behind them. */
export const supposedWith = `${withOrWithout}, for, by, in, por, en, para, par, pour, ainult`;
export const conditions =
  'if, suppose, supposing, si, au cas ou, kalau, klu, jika, sekiranya, andai, kui, juhul kui, لو, ولو, اذا, واذا, ازا';
/** These suppose nothing: "if possible", "kui palju", "if the price is right". */
export const noConditions = phrasePattern(
  'if it s cheaper, if that s cheaper, if it is cheaper, if that is cheaper, if cheaper, si es mas barato, si sale mas barato, si eso es mas barato, si c est moins cher, si ca revient moins cher, kalau lagi murah, kalau lebih murah, kalau itu lagi murah, kui see odavam on, kui see on odavam, kui odavam on, kui nii on odavam, اذا ارخص, لو ارخص, اذا كان ارخص, اذا هو ارخص, ' +
    'if possible, if it s possible, if you can, if u can, if you could, if i may, if needed, if need be, if not, if so, if any, as if, if that s ok, if it s ok, if the price, if the cost, if the quote, if price, ' +
    'si es posible, si puede*, si se puede, si pued*, si me pued*, si nos pued*, si podeis, si me podeis, si podri*, si no es molestia, si el precio, s il vous plait, s il te plait, si possible, si c est possible, si vous pouvez, si vous pourriez, si tu peux, si besoin, si le prix, ' +
    'kalau boleh, jika boleh, kalau tak keberatan, kalau harga, jika harga, kui palju, kui suur, kui kaua, kui kallis, kui hind, kui voimalik, nii kui, kui saab, kui saate, kui saaksite, لو سمحت*, لو تكرمت*, لو السعر, اذا السعر, اذا ممكن, لو ممكن, اذا تكرمت*, اذا سمحت*, اذا امكن',
);
const howMuch = phrasePattern(
  'how much, what would it cost, what does it cost, cuanto, a cuanto, combien, berapa, brp, palju, mis hind, كم, بكم, بكام, كام, قديش, بقديش, شقد, شحال, بشحال',
);
const comparing = phrasePattern(
  'cheaper, dearer, pricier, less expensive, more expensive, cost less, cost more, pay less, save money, barato, barata, economico, economica, caro, cara, ahorr*, moins cher, moins chere, plus cher, plus chere, coute moins, coute plus, ' +
    'lebih murah, lagi murah, murah sikit, lebih mahal, lagi mahal, jimat, odavam*, soodsam*, kallim*, ارخص, اغلي, اغلى, اوفر',
);
const asking = phrasePattern(
  'is it, would it, will it, does it, is that, es, seria, sale, saldria, est ce, c est, serait, ca serait, tak, ke, kah, x, adakah, kas, oleks, هل',
);
const patterns = {
  would: phrasePattern(wouldCost),
  behindWould: phrasePattern(supposedWith),
  with: phrasePattern(withOrWithout),
  if: phrasePattern(conditions),
};
/** "By plane for just 5 boxes": another way, or less to move. */
const otherWay = phrasePattern(
  'by plane, by air, by sea, by ship, by boat, by road, for just, for only, just for, only for, en avion, por avion, en barco, por mar, por carretera, solo por, solo para, par avion, en bateau, par bateau, par la route, juste pour, seulement pour, rien que pour, ' +
    'dengan kapal terbang, naik kapal terbang, naik kapal, ikut udara, ikut laut, hanya untuk, untuk sahaja, lennukiga, laevaga, meritsi, ainult, بالطائره, بالطياره, بالبحر, بالسفينه, جوا, بحرا, فقط',
);
/** "Klaveriga palju": with, as an ending of Estonian. */
const withAsEnding = /^ ?(?:ja |aga )?\p{L}{3,}(?:ga|ta) (?:kui )?palju /u;
/** "Sí" with its accent is a yes, and so is "si" before a comma. */
const yes = /(?<!\p{L})(?:sí|si,)(?!\p{L})/giu;

const supposes = (sentence: string): boolean => has(sentence.replace(noConditions, ' '), patterns.if);

/** "How much would it be with only one sofa", "can I drop the price if I move in March". */
export function asksForOtherPrice(query: string): boolean {
  const sentence = plainQuestion(query.replace(yes, ' '));
  if (isOfOtherMatters(sentence) || asksOnlyForPrice(sentence)) return false;
  const would = has(sentence, patterns.would);
  return (supposes(sentence) && (would || namesPrice(sentence))) || (would && has(sentence, patterns.behindWould));
}

const mostWords = { ofIf: 18, ofWith: 9 };

const lengthOf = (sentence: string): number => sentence.trim().split(' ').length;

function asksIn(sentence: string, isQuestion: boolean): boolean {
  const asksHowMuch = has(sentence, howMuch);
  const isCompared = has(sentence, comparing);
  const asksPrice = asksHowMuch || isCompared || (isQuestion && namesPrice(sentence));
  if (supposes(sentence) && asksPrice) return lengthOf(sentence) <= mostWords.ofIf;
  if (isCompared && (isQuestion || has(sentence, asking))) return lengthOf(sentence) <= mostWords.ofIf;
  const isWith = has(sentence, patterns.with) || has(sentence, otherWay) || withAsEnding.test(sentence);
  return asksHowMuch && isWith && lengthOf(sentence) <= mostWords.ofWith;
}

/**
 * "If I go in December how much is it", "would it be cheaper in October", "and with the car, how much": a short
 * question for a price. Whether the message names what would be other is for the caller to see.
 */
export const mayAskForOtherPrice = (query: string): boolean =>
  query
    .replace(yes, ' ')
    .split(/(?<=[?!؟])|[.;\n](?:\s|$)/u)
    .some((part) => asksIn(plainSentence(wordsOf(part)), /[?؟]/u.test(part)));
