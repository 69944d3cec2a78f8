import { has, phrasePattern } from '../text/phrases.js';
import { plainSentence, wordsOf } from '../text/question-words.js';

/** Words in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */
const ifs = phrasePattern('if, suppose, supposing, si, kalau, klu, jika, sekiranya, kui, لو, ولو, اذا, واذا, ازا');
/** An "if" that only asks kindly, and words that look like one. */
const noIfs = phrasePattern(
  's il vous plait, s il te plait, if possible, if you can, if you could, if it s possible, si es posible, si se puede, si puede*, si pued*, si me pued*, si nos pued*, si podeis, si me podeis, si podri*, si possible, si c est possible, si vous pouvez, si vous pourriez, si tu peux, ' +
    'if it s cheaper, if that s cheaper, if it is cheaper, if that is cheaper, if cheaper, si es mas barato, si sale mas barato, si eso es mas barato, si c est moins cher, si ca revient moins cher, kalau lagi murah, kalau lebih murah, kalau itu lagi murah, kui see odavam on, kui see on odavam, kui odavam on, kui nii on odavam, اذا ارخص, لو ارخص, اذا كان ارخص, اذا هو ارخص, ' +
    'kalau boleh, jika boleh, kalau tak keberatan, kui voimalik, kui saate, kui saaksite, kui palju, kui kaua, kui suur, kui kallis, لو سمحت*, لو تكرمت*, لو ممكن, اذا ممكن, اذا تكرمت*, اذا سمحت*',
);
const withs = phrasePattern(
  'with, without, con, sin, avec, sans, dengan, tanpa, koos, ilma, مع, ومع, بدون, من غير, بلا',
);
const withsAtEnd = /^ ?(?:ja |aga )?\p{L}{3,}(?:ga|ta) (?:kui )?palju /u;

const howMuch = phrasePattern(
  'how much, what would it cost, what does it cost, cuanto, a cuanto, combien, berapa, brp, palju, mis hind, كم, بكم, بكام, كام, قديش, بقديش, شقد, شحال, بشحال',
);
const comparing = phrasePattern(
  'cheaper, dearer, pricier, less expensive, more expensive, cost less, cost more, pay less, save money, barato, barata, economico, economica, caro, cara, ahorr*, moins cher, moins chere, plus cher, plus chere, coute moins, coute plus, ' +
    'lebih murah, lagi murah, murah sikit, lebih mahal, lagi mahal, jimat, odavam*, soodsam*, kallim*, ارخص, اغلي, اغلى, اوفر',
);
const price = phrasePattern(
  'price, cost, costs, come to, precio, sale, saldria, cuesta, costaria, prix, coute, couterait, harga, kos, hind, hinda, hinnaks, maksab, maksaks, السعر, سعر, التكلفه, يكلف, بيكلف',
);
const asking = phrasePattern(
  'is it, would it, will it, does it, is that, es, seria, sale, saldria, est ce, c est, serait, ca serait, tak, ke, kah, x, adakah, kas, oleks, هل',
);
const mostWords = { ofIf: 18, ofWith: 9 };

/** "Sí" with its accent is a yes, and so is "si" before a comma. */
const withoutYes = (query: string): string => query.replace(/(?<!\p{L})(?:sí|si,)(?!\p{L})/giu, ' ');

const lengthOf = (sentence: string): number => sentence.trim().split(' ').length;

function isSupposed(sentence: string, isQuestion: boolean): boolean {
  const asksHowMuch = has(sentence, howMuch);
  const asksPrice = asksHowMuch || has(sentence, comparing) || (isQuestion && has(sentence, price));
  if (has(sentence, ifs) && !has(sentence, noIfs) && asksPrice) return lengthOf(sentence) <= mostWords.ofIf;
  if (has(sentence, comparing) && (isQuestion || has(sentence, asking))) return lengthOf(sentence) <= mostWords.ofIf;
  const isWith = has(sentence, withs) || withsAtEnd.test(sentence);
  return asksHowMuch && isWith && lengthOf(sentence) <= mostWords.ofWith;
}

/**
 * "If I go in December how much is it", "would it be cheaper in October", "and with the car, how much": what the price
 * would be. Whether the rest of the message names a fact is for the caller to see.
 */
export const asksPriceIf = (query: string): boolean =>
  withoutYes(query)
    .split(/(?<=[?!؟])|[.;\n](?:\s|$)/u)
    .some((part) => isSupposed(plainSentence(wordsOf(part)), /[?؟]/u.test(part)));
