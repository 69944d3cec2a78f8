import { monthWords, withoutStopsOfDays } from '../text/month-names.js';
import { has, phrasePattern } from '../text/phrases.js';
import { noConditions } from './other-price.js';
import { isOfOtherMatters, plainQuestion } from './price-topics.js';

/** Phrases in plain spelling: English, Spanish, French, Malay, Estonian, Arabic. */

const months = phrasePattern(monthWords.join(', '));
const nearDays = phrasePattern(
  'later, earlier, sooner, mas tarde, antes, plus tot, plus tard, kemudian, lebih awal, hiljem, varem, ابكر, tomorrow, next week, next month, this month, spring, summer, autumn, winter, christmas, manana, proxima semana, proximo mes, primavera, verano, otono, invierno, navidad, demain, semaine prochaine, mois prochain, printemps, ete, automne, hiver, noel, ' +
    'esok, minggu depan, bulan depan, homme, jargmisel nadalal, jargmisel kuul, kevadel, suvel, sugisel, talvel, غدا, بكره, الاسبوع القادم, الشهر القادم, الشهر الجاي, الربيع, الصيف, الخريف, الشتاء',
);
const whatAbout = phrasePattern(
  'what about, how about, what s it like in, que tal, que tal si, y que tal, qu en est il, ca donne quoi, et pour, et si, et en, et le, macam mana dengan, macam mana kalau, bagaimana dengan, bagaimana kalau, kalau, aga, mis oleks, kuidas oleks, kuidas on, ماذا عن, وماذا عن, شو عن, وش عن, شو رايكم ب, ايش رايكم, طيب و',
);
/** "Y a finales de junio?", "et fin juin ?": no more words than these joined to the question before. */
const joinedOn = /^ ?(?:and|or|y|o|et|ou|dan|atau|ja|voi|aga|و\S*|او) /u;
const mostWordsJoinedOn = 6;
/** "In June?" */
const mostWordsAlone = 3;
const howMuch = phrasePattern(
  'how much, what price, what would it cost, what would the price be, cuanto, que precio, combien, quel prix, berapa, brp, palju, mis hind, mis hinnaga, كم, بكم, بكام, قديش',
);
const mostWordsOfPrice = 12;
/** Whether the company could come on another day. */
const available = phrasePattern(
  'can you do, could you do, can you manage, can u do, is it available, are you available, are you free, you free, have you anything, have you got anything, do you have anything, do you have a slot, do you have space, any availability, any slots, ' +
    'possible, doable, posible, disponible, disponibles, teneis hueco, tienen hueco, teneis sitio, hay hueco, hay disponibilidad, esta libre, possible, dispo, disponible, disponibles, avez vous de la place, vous avez de la place, une place, ' +
    'ada slot, ada kosong, kosong tak, available tak, boleh tak, free tak, sempat tak, vaba, vabu, voimalik, onnestuks, sobiks, sobib, متاح, متوفر, فاضيين, فاضي, عندكم مجال, مجال, في مجال',
);
const mostWordsOfDay = 9;
/** "What about the 14th": the day of a month that the caller knows. */
const dayOfMonth =
  /(?:^| )(?:(?:the|el|le|dia|tarikh|يوم) (?:dia )?\d{1,2}(?:st|nd|rd|th|er|hb)?|\d{1,2} ?(?:st|nd|rd|th|hb|ndal|ndaks|kuupaev\S*))(?= ?$| ?[?!])/u;

const lengthOf = (sentence: string): number => sentence.trim().split(/ +/).length;

/** A call, for which another day is asked as well. */
const calls = phrasePattern(
  'call, phone, ring, chat, speak, talk, llamada, llamar, hablar, appel, appeler, parler, telefon, panggilan, bercakap, helista*, koneks, مكالمه, اتصال, تتصل*, نتكلم',
);

function supposesIn(part: string): boolean {
  const sentence = plainQuestion(part).replace(noConditions, ' ');
  if (has(sentence, calls) || isOfOtherMatters(sentence)) return false;
  const namesDay = dayOfMonth.test(sentence.trim()) && !has(sentence, available);
  if (!has(sentence, months) && !has(sentence, nearDays) && !namesDay) return false;
  const length = lengthOf(sentence);
  if (has(sentence, howMuch)) return length <= mostWordsOfPrice;
  if (has(sentence, whatAbout) || has(sentence, available)) return length <= mostWordsOfDay;
  const isShort = length <= mostWordsAlone || (joinedOn.test(sentence) && length <= mostWordsJoinedOn);
  return isShort && /[?؟]\s*$/u.test(part);
}

/**
 * "What about late June", "how much on 12 April", "is the 20th of May possible?": a question that supposes another day for the
 * move. Whether a day of the move is known is for the caller to see.
 */
export const asksForOtherDay = (query: string): boolean =>
  withoutStopsOfDays(query)
    .split(/(?<=[?!؟])|[.;,،¿\n](?:\s|$)/u)
    .some(supposesIn);
