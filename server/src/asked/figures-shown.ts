import { has, phrasePattern } from '../text/phrases.js';
import { wordSet } from '../text/word-set.js';

/** A share on the screen: "±25%", "41 %". The marks are gone in plain spelling, so the text as it was typed is read. */
const margin = /(?:±|\+\s?\/\s?-|\+-)\s?\d{1,2}\s?[%٪]?/u;
const share = /\d{1,2}\s?[%٪]/u;
const asking = wordSet(
  'what whats wots wot why how que por como quoi pourquoi comment apa kenapa mis miks mida mille شو ليش ايش وش ما ماذا لماذا ليه mean means meaning significa signifie veut maksud tahendab يعني',
);
const mostWords = 9;
/** Of money that one does not pay the company: "is there 20% tax on my car". */
const others = phrasePattern(
  'tax, vat, gst, duty, customs, discount, deposit, interest, iva, impuesto*, descuento, deposito, aduana, tva, taxe*, remise, acompte, douane, cukai, sst, diskaun, kastam, kaibemaks*, maks, allahindlus*, ettemaks*, toll*, ضريبه, خصم, عربون, جمارك',
);

const wordsIn = (query: string): string[] => query.toLowerCase().split(/[^\p{L}]+/u);

/** "What's ±25% mean", "what is the 41% for": of a figure beside the price. */
export function asksOfFigure(query: string): boolean {
  const isShort = query.trim().split(/\s+/u).length <= mostWords;
  const words = wordsIn(query);
  if (!isShort || !(margin.test(query) || share.test(query))) return false;
  return words.some((word) => asking.has(word)) && !has(` ${words.join(' ')} `, others);
}

/** The spread of the price rather than a part of it. */
export const asksOfMargin = (query: string): boolean => margin.test(query);

const fastest = phrasePattern(
  'which is fastest, which one is fastest, which is quickest, which one is quickest, which is faster, which one is faster, which is quicker, which way is fastest, which way is quickest, the fastest of, which one did you price, which did you price, which one is priced, which way did you price, which one is that price for, ' +
    'cual es mas rapido, cual es mas rapida, cual es el mas rapido, cual tarda menos, lequel est le plus rapide, laquelle est la plus rapide, le plus rapide c est, mana paling cepat, yang mana paling cepat, mana lagi cepat, kumb on kiirem, milline on kiireim, milline on koige kiirem, ايهما اسرع, ايهم اسرع, مين الاسرع, وش الاسرع',
);

/** "Which is fastest", "which one did you price": each way is said with how long it takes. */
export const asksForFastest = (sentence: string): boolean => has(sentence, fastest);

const more = phrasePattern(
  'cost more, costs more, cost extra, costs extra, cost me more, make it dearer, charge more for, cuesta mas, cuestan mas, sale mas caro, coute plus, coute plus cher, coutent plus, en plus pour, lebih mahal, kena tambah, kena bayar lebih, maksab rohkem, maksab juurde, lisab hinda, بيكلف اكثر, يكلف اكثر, بيزيد السعر, يزيد السعر',
);

/** "Does the cat cost more?" */
export const asksOfMore = (sentence: string): boolean => has(sentence, more);
