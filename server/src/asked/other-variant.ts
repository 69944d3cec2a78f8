import { has, phrasePattern } from '../text/phrases.js';
import { plainSentence, wordsOf } from '../text/question-words.js';
import { speaksOfDamage } from './damage.js';
import { noConditions } from './other-price.js';
import { isOfOtherMatters } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */

const differing = phrasePattern(
  'difference between, the difference, difference in price, price difference, diferencia entre, diferencia hay, diferencia de precio, la diferencia, difference entre, difference de prix, la difference, quelle difference, ' +
    'beza antara, beza harga, beza, bezanya, perbezaan, mis vahe, vahe on, hinnavahe, erinevus, الفرق, فرق السعر, فرق',
);
const quicker = phrasePattern(
  'quicker, faster, sooner, slower, quickest, fastest, speedier, take longer, take less time, mas rapido, mas rapida, mas lento, mas lenta, llegaria antes, llega antes, tarda menos, tardaria menos, plus rapide, plus vite, plus lent, arriverait plus tot, ' +
    'lebih cepat, lagi cepat, lebih laju, lagi laju, lebih lambat, cepat sikit, kiirem, kiirem*, aeglasem*, rutem, varem kohal, اسرع, ابطا, ابطي, بيوصل قبل',
);
/** A way of sending, as it is named where it is asked for. */
const ways = phrasePattern(
  'by plane, by air, air freight, airfreight, air cargo, by sea, by ship, by boat, sea freight, by road, by lorry, by truck, own container, shared container, groupage, en avion, por avion, en barco, por barco, por mar, por aire, por carretera, en camion, contenedor propio, contenedor compartido, grupaje, ' +
    'par avion, fret aerien, en bateau, par bateau, par mer, fret maritime, par la route, par route, conteneur complet, conteneur partage, dengan kapal terbang, naik kapal terbang, kapal terbang, ikut udara, melalui udara, naik kapal, ikut laut, melalui laut, ikut darat, jalan darat, kontena sendiri, kontena kongsi, ' +
    'lennukiga, lennutranspor*, ohutranspor*, laevaga, meritsi, autoga, maanteed pidi, oma konteiner*, jagatud konteiner*, بالطائره, بالطياره, جوا, الشحن الجوي, شحن جوي, بالجو, بالبحر, بحرا, بالسفينه, الشحن البحري, شحن بحري, بالبر, برا',
);
const joinedOn =
  /^ ?(?:(?:ok|so|bueno|bon|alors|siis|طيب|طب) )?(?:and|or|what about|how about|y|o|pero|et|ou|dan|atau|kalau|ja|voi|aga|و\S*|او|شو عن|ماذا عن|لو|اذا) /u;
/** "How much would a 2 bed be": the price stands first, and what it is for behind it. */
const priceFirst =
  /^ ?(?:(?:and|so|ok|but|then|well|y|pero|entonces|et|mais|alors|dan|tapi|jadi|ja|aga|siis|طيب|طب|و) )*(?:how much|what would|what does|what s the price|what is the price|cuanto|que costaria|que cuesta|combien|quel serait|berapa|palju|kui palju|mis maksaks?|و?كم|بكم|بكام|قديش) /u;
/** "What's the dishwasher gonna cost me", "il coûte combien le frigo", "mesin basuh tu berapa": the price stands behind. */
const priceLast =
  /^ ?(?:(?:and|so|ok|but) )?(?:whats|what s|what is|what are|what will|what does|what do|what would) .+ (?:cost|come to)(?: |$)|(?: |^)(?:il|elle|ca|c est|ils|elles) (?:coute|coutent|fait|font|vaut|vaudrait|couterait) combien (?:le|la|les|l|mon|ma|mes) | (?:tu|ni|itu|ini) (?:berapa|brp)(?: |$)/u;
/** "Is a 2 bed dearer": what a question that only compares begins with. */
const comparesFirst =
  /^ ?(?:(?:and|so|ok|but|y|pero|et|mais|dan|ja|aga) )?(?:is|are|would|will|does|do|could|es|sale|seria|son|est ce|c est|adakah|kas|on|oleks|هل) /u;
const comparing = phrasePattern(
  'cheaper, dearer, pricier, less expensive, more expensive, cost less, cost more, costs less, costs more, mas barato, mas barata, mas caro, mas cara, moins cher, moins chere, plus cher, plus chere, lebih murah, lagi murah, lebih mahal, lagi mahal, odavam*, soodsam*, kallim*, ارخص, اغلي, اغلى',
);
const mostWords = { ofDifference: 14, ofComparing: 12, ofPrice: 9, ofWay: 6, ofWayAlone: 4 };

const lengthOf = (sentence: string): number => sentence.trim().split(/ +/).length;

/** "Would air freight be quicker": of another way, by the time that it takes. */
export const asksForQuicker = (query: string): boolean => {
  const sentence = plainSentence(wordsOf(query));
  return has(sentence, quicker) && lengthOf(sentence) <= mostWords.ofComparing;
};

function asksIn(part: string): boolean {
  const sentence = plainSentence(wordsOf(part)).replace(noConditions, ' ');
  if (isOfOtherMatters(sentence)) return false;
  const length = lengthOf(sentence);
  const isAsked = /[?؟]/u.test(part);
  const isFirst = comparesFirst.test(sentence);
  if (has(sentence, differing)) return length <= mostWords.ofDifference;
  if (has(sentence, quicker) && has(sentence, ways)) return (isAsked || isFirst) && length <= mostWords.ofComparing;
  if (isFirst && has(sentence, comparing)) return length <= mostWords.ofComparing;
  if (has(sentence, ways) && joinedOn.test(sentence))
    return length <= (isAsked ? mostWords.ofWay : mostWords.ofWayAlone);
  return (priceFirst.test(sentence) || priceLast.test(sentence)) && length <= mostWords.ofPrice;
}

/**
 * "What's the difference between 2 and 3 bedrooms", "how much would a 2 bed be", "would air freight be quicker": a short
 * question for the same move in another way. Whether the message names what would be other is for the caller to see.
 */
export const asksForVariant = (query: string): boolean =>
  query.split(/(?<=[?!؟])|[.;,،\n](?:\s|$)/u).some((part) => part.trim() !== '' && asksIn(part));

/** Whether the question is for a difference of numbers, which need not be understood as facts: "between 2 and 3". */
export const isAskedOfVariant = (query: string): boolean => {
  const sentence = plainSentence(wordsOf(query));
  return has(sentence, differing) && /\d/u.test(sentence);
};

/** The way of sending that a question names, in plain spelling. */
export function nameOfWay(query: string): string | undefined {
  ways.lastIndex = 0;
  return ways.exec(plainSentence(wordsOf(query)))?.[0];
}

const conditionFirst =
  /^ ?(?:(?:and|so|ok|but|et|mais|alors|dan|tapi|eh|hmm|ja|aga|siis|okei|طيب|طب|بس|يعني|و) )?(?:what if|et si|y si|pero si|kalau|klu|kalo|jika|aga kui|[وف]?لو|[وف]?اذا|[وف]?ازا) /u;
const mostWordsSupposed = 9;

/** "Kalau tinggal mesin basuh", "واذا شلنا الكنبة": short, and nothing but what is supposed. */
export function supposesFirst(query: string): boolean {
  const sentence = plainSentence(wordsOf(query));
  const isCondition = conditionFirst.test(sentence) && !has(sentence, noConditions);
  return (
    isCondition && lengthOf(sentence) <= mostWordsSupposed && !isOfOtherMatters(sentence) && !speaksOfDamage(sentence)
  );
}
