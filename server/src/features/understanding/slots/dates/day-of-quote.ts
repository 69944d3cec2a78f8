import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, withoutWords } from '../../sentence.js';

const quotes = new PhraseSet({
  quote:
    'quote, quotes, quotation, estimate, price, answer, reply, figure, presupuesto*, cotizacion, precio, respuesta, devis, tarif, prix, reponse, ' +
    'sebut harga, sebutharga, harga, jawapan, pakkumi*, hinnapakkumi*, hinda, vastus*, عرض سعر, عرض السعر, عرض, السعر, سعر, رد',
});
const days = new PhraseSet({
  day:
    'today, tonight, tomorrow, tmrw, tmr, tomorow, this week, asap, monday, tuesday, wednesday, thursday, friday, saturday, sunday, ' +
    'hoy, manana, esta semana, lunes, martes, miercoles, jueves, viernes, sabado, domingo, aujourd hui, demain, cette semaine, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, ' +
    'hari ini, esok, besok, minggu ini, isnin, selasa, rabu, khamis, jumaat, sabtu, ahad, tana, tanaseks, homme, homseks, esmaspaev*, teisipaev*, kolmapaev*, neljapaev*, reede*, laupaev*, puhapaev*, ' +
    'اليوم, غدا, بكره, بكرا, الاثنين, الثلاثاء, الاربعاء, الخميس, الجمعه, السبت, الاحد',
});
/** By a day a quote is there, and nobody moves. */
const until = new Set('by before avant antes sebelum enne قبل'.split(' '));
const between = new Set(
  'for by on before the at latest para antes de del el pour avant d le untuk sebelum pada hari enne ل قبل يوم في بحلول please pls'.split(
    ' ',
  ),
);
const mostBetween = 3;

/**
 * "Moving feb, quote tomorrow", "need the price by Friday": the sentence without the day on which the quote is wanted, and
 * whether that day surely is none of the move.
 */
export function withoutDayOfQuote(sentence: Sentence): { rest: Sentence; isSurelyOfQuote: boolean } {
  const { words } = sentence;
  for (const { to } of quotes.find(words)) {
    const day = days.find(words).find(({ from }) => from >= to && from - to <= mostBetween);
    const joints = day ? words.slice(to, day.from) : [];
    if (!day || !joints.every(({ plain }) => between.has(plain)) || words[day.from]?.followsMark) continue;
    const rest = withoutWords(sentence, (at) => at >= to && at < day.to);
    return { rest, isSurelyOfQuote: joints.some(({ plain }) => until.has(plain)) };
  }
  return { rest: sentence, isSurelyOfQuote: false };
}
