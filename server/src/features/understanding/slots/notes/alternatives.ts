import { monthWords } from '../../../../text/month-names.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { beforeMonths } from '../dates/month-words.js';
import { beginsClause, type Clause } from './clauses.js';

const or = new PhraseSet({
  or: 'or, or maybe, or perhaps, or possibly, o, u, o quizas, o tal vez, o puede que, ou, ou peut etre, atau, atau mungkin, voi, voi siis, voi ehk, او, أو, او يمكن, ولا, او ربما',
});
/** Between two times these leave open which: "julio, pero igual agosto". */
const perhaps = new PhraseSet({
  perhaps:
    'but maybe, but perhaps, but might be, but it might be, but could be, maybe, perhaps, possibly, pero igual, pero quiza, pero quizas, pero tal vez, pero puede que, pero a lo mejor, aunque igual, aunque quizas, igual, quizas, a lo mejor, ' +
    'mais peut etre, mais c est peut etre, mais ca peut etre, peut etre, voire, tapi mungkin, tapi boleh jadi, mungkin, aga voib olla, aga ehk, voib olla, voibolla, ehk, بس ممكن, لكن ممكن, ممكن, يمكن, بس يمكن, وممكن, ويمكن',
});
const seasons =
  'spring, summer, autumn, fall, winter, primavera, verano, otono, invierno, printemps, ete, automne, hiver, kevad*, suvi, suvel, sugis*, talv*, الربيع, الصيف, الخريف, الشتاء';
const times = new PhraseSet({ time: `${monthWords.join(', ')}, ${seasons}` });
/** What turns a date into a bound or a guess. */
const bounds = new PhraseSet({
  bound:
    'at the earliest, at the latest, earliest, latest, or earlier, or later, or sooner, or after, or before, not before, no earlier, no later, onwards, any time after, anytime after, any time before, anytime before, sometime between, between, flexible, give or take, ' +
    'como pronto, como muy pronto, como tarde, como muy tarde, a mas tardar, o antes, o despues, o mas tarde, no antes, a partir de, a partir del, entre, flexible*, antes del, ' +
    'au plus tot, au plus tard, ou avant, ou apres, ou plus tard, pas avant, a partir du, entre le, ' +
    'paling awal, paling lewat, atau lebih awal, atau lebih lewat, atau sebelum, atau selepas, bukan sebelum, antara, fleksibel, ' +
    'koige varem, koige hiljem, hiljemalt, voi varem, voi hiljem, mitte enne, alates, vahemikus, paindlik*, ' +
    'علي الاقرب, علي الاكثر, بالكثير, كحد اقصي, او قبل, او بعد, مش قبل, ليس قبل, ابتداء من, بين, مرن, مرنه',
});
/** Between two months these leave open when between them. */
const ranges = new PhraseSet({
  range: 'to, till, until, through, a, al, hasta, a, au, jusqu, hingga, sampai, kuni, الي, لحد',
});
const reach = 4;
const mostOfRange = 2;

const isTime = (words: readonly SentenceWord[]): boolean =>
  times.has(words) || words.some(({ plain }) => /^\d{1,2}(?:st|nd|rd|th|er|hb)?$/.test(plain));

/** With the words before a month: "the end of May", "20 May". */
function startOf(words: readonly SentenceWord[], from: number): number {
  let start = from;
  const belongs = (at: number) =>
    !words[at + 1]?.followsMark && (beforeMonths.has(words[at]?.plain ?? '') || isTime(words.slice(at, at + 1)));
  while (start > 0 && belongs(start - 1)) start--;
  return start;
}

/** "June or July", "end of May/beginning of June": two times of which either would do. */
export function orTimes(text: string, words: readonly SentenceWord[]): Clause[] {
  const found = times.find(words);
  return found.flatMap((one, at) => {
    const other = found[at + 1];
    if (!other || other.from - one.to > reach) return [];
    const isOr =
      or.has(words.slice(one.to, other.from)) ||
      perhaps.has(words.slice(one.to, other.from)) ||
      (ranges.has(words.slice(one.to, one.to + 1)) && other.from - one.to <= mostOfRange) ||
      /[/–-]/.test(text.slice(words[one.to - 1]?.end ?? 0, words[other.from]?.start ?? 0));
    return isOr ? [{ from: startOf(words, one.from), to: other.to }] : [];
  });
}

/** "Entre el 10 y 20 de enero": the month belongs to it. */
function endOfTime(words: readonly SentenceWord[], to: number): number {
  let end = to;
  while (end < words.length && !beginsClause(words, end) && isTime(words.slice(end, end + 1))) end++;
  return end;
}

/** "20 May at the earliest", "December 12 or earlier", "between 5 and 10 May". */
export function boundTimes(words: readonly SentenceWord[]): Clause[] {
  return bounds.find(words).flatMap(({ from, to }) => {
    const around = { from: Math.max(0, from - reach), to: Math.min(words.length, to + reach + 1) };
    while (around.from < from && words.some((_, at) => at > around.from && at <= from && beginsClause(words, at)))
      around.from++;
    const mark = words.findIndex((_, at) => at >= to && at < around.to && beginsClause(words, at));
    const span = { from: around.from, to: mark === -1 ? endOfTime(words, around.to) : mark };
    return isTime(words.slice(span.from, span.to)) ? [span] : [];
  });
}

interface NamedPlace extends Clause {
  readonly kind: string;
}

/** Whether a note is about when, so that another date takes its place. */
export const isAboutTimes = (text: string, words: readonly SentenceWord[]): boolean =>
  orTimes(text, words).length > 0 || boundTimes(words).length > 0;

/** Whether a note names one thing or another. */
export const isEither = (words: readonly SentenceWord[]): boolean => or.has(words);

/** "To Lyon or perhaps Geneva": two places of which either may be meant. */
export function orPlaces(words: readonly SentenceWord[], places: readonly NamedPlace[]): Clause[] {
  return places.flatMap((one, at) => {
    const other = places[at + 1];
    const isOr = other && other.from - one.to <= reach && or.has(words.slice(one.to, other.from));
    return isOr ? [{ from: one.from, to: other.to }] : [];
  });
}
