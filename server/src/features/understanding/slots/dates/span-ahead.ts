import { asksByVerb, asksWhether } from '../../classifier/asking-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { type Clause, clausesOf } from '../notes/clauses.js';
import { numberOfThings } from '../number-words.js';
import type { Slot } from '../slot.js';
import { addDays, addMonths, asDay, asMonth } from './calendar-day.js';
import { changesDay } from './day-changed.js';
import { aheadAfter, aheadWords, unitWords } from './month-words.js';
import type { DateRequest } from './written-date.js';

const units = new PhraseSet(unitWords);
/** "In about six months", "dans environ trois semaines". */
const roughly = new Set(
  'about around roughly approx maybe perhaps like de unos unas como aproximadamente environ peut etre lebih kurang sekitar kira umbes circa c ca حوالي تقريبا نحو'.split(
    ' ',
  ),
);
const articles = new Set('a un une بعد'.split(' '));
const orWords = new Set('or o ou atau voi ehk او ولا'.split(' '));
/** "In a month and a half", "بعد شهر ونص". */
const andHalf = new PhraseSet({
  half: 'and a half, y medio, y media, et demi, et demie, setengah, ja pool, ونص, ونصف',
});
const daysOfHalfMonth = 15;

/** Leaving for the new home, where a span says when: "we move in 2 weeks". */
export const leaving = new PhraseSet({
  leave:
    'move, moving, leave, leaving, mud*, traslad*, nos vamos, me voy, demenag*, partir, part, pars, partons, pindah*, berpindah*, koli*, kolim*, ننتقل*, انتقل*, نرحل*, ارحل*, نسافر',
});
/** What takes so long: "finished in two days", "on peut tout faire en deux jours". */
const lasting = new PhraseSet({
  lasts:
    'do it, do it all, do all, do everything, do this, done, finish*, complet*, manage, take, takes, load*, pack*, unpack*, deliver*, arriv*, there, refund, cancel*, fit, ' +
    'hacer, hacerlo, hace, hacen, haceis, hecho, hecha, termin*, acab*, complet*, tard*, llega*, entreg*, carg*, faire, fait, faites, faisable, fini*, termine*, prend*, boucl*, arriv*, livr*, ' +
    'buat, siap, siapkan, selesai, habis, sampai, muat, tehtud, tehtav, teha, teete, teevad, valmis, valmib, lopetada, jouab, jouate, mahub, kohale, ' +
    'تخلص*, يخلص*, تنهوا, تنتهي, ينتهي, تنجز*, ينجز*, يصل, تصل, يوصل, توصل, تعملوا, ينعمل, تنقلوا, تسوون, يتم, تكملون',
});
const mostDaysOfWork = 7;
const oneDay = 1;
const daysOf = { week: 7, fortnight: 14 } as const;

interface Span {
  readonly unit: keyof typeof unitWords;
  readonly count: number;
  readonly hasHalf: boolean;
  /** Where its unit stands. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** "In two weeks", "kahe nädala pärast": a span that begins now. */
function spanIn(words: readonly SentenceWord[]): Span | undefined {
  for (const { label, from, to } of units.find(words)) {
    const before = words[from - 1]?.plain ?? '';
    const said = numberOfThings(before);
    const number = said ?? (/ين$/.test(words[from]?.plain ?? '') ? 2 : undefined);
    const isCounted = said !== undefined || (articles.has(before) && !aheadWords.has(before));
    let start = isCounted ? from - 2 : from - 1;
    // "In two or three months": the first of the two.
    const isEither = said !== undefined && orWords.has(words[start]?.plain ?? '');
    const first = isEither ? numberOfThings(words[start - 1]?.plain ?? '') : undefined;
    if (first !== undefined) start -= 2;
    while (number !== undefined && roughly.has(words[start]?.plain ?? '')) start--;
    const after = aheadAfter.has(words[to]?.plain ?? '') ? 1 : 0;
    const isAhead = aheadWords.has(words[start]?.plain ?? '') || after > 0;
    if (isAhead && (number !== undefined || articles.has(before)))
      return {
        unit: label,
        count: first ?? number ?? 1,
        hasHalf: andHalf.find(words.slice(to, to + 3)).some((half) => half.from === 0),
        at: from,
        from: Math.max(0, start),
        to: to + after,
      };
  }
  return undefined;
}

/** "Can it be done in two days", "we want it finished in one day": how long the work takes, and not when it is. */
function isDuration({ unit, count, at }: Span, { sentence, isAsked = false, known }: DateRequest): boolean {
  const { words } = sentence;
  if (isAsked) return false;
  const clause = clausesOf(words).find(({ from, to }) => at >= from && at < to);
  const own = clause ? words.slice(clause.from, clause.to) : words;
  const isShort = unit === 'day' && count <= mostDaysOfWork;
  const asks = asksWhether(sentence) || asksByVerb(sentence);
  if (asks && known !== undefined && !changesDay(words) && !(leaving.has(own) && !isShort)) return true;
  if (leaving.has(own)) return false;
  return (unit === 'day' && count === oneDay) || (isShort && lasting.has(own));
}

/** The day or the month in so many days, weeks, months or years. */
export function spanAhead(request: DateRequest): Slot<string> | undefined {
  const { sentence, today } = request;
  const span = spanIn(sentence.words);
  if (!span || isDuration(span, request)) return undefined;
  const { unit, count, hasHalf } = span;
  if (unit === 'month' && hasHalf)
    return { value: asMonth(addMonths(addDays(today, daysOfHalfMonth), count)), confidence: 0.8 };
  if (unit === 'day') return { value: asDay(addDays(today, count)), confidence: 0.8 };
  if (unit === 'week' || unit === 'fortnight')
    return { value: asMonth(addDays(today, count * daysOf[unit])), confidence: 0.75 };
  return { value: asMonth(addMonths(today, unit === 'year' ? count * 12 : count)), confidence: 0.8 };
}

/** "In three weeks": of a span of weeks the date keeps the month alone, so that its words are noted. */
export function weeksAhead(words: readonly SentenceWord[]): Clause[] {
  const span = spanIn(words);
  return span?.unit === 'week' || span?.unit === 'fortnight' ? [{ from: span.from, to: span.to }] : [];
}
