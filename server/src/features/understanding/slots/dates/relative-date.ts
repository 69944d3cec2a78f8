import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { addDays, addMonths, asDay, asMonth, type CalendarDay, isBefore, isReal, startOf } from './calendar-day.js';
import { isAside } from './date-aside.js';
import { dayInWordsAfter, dayInWordsBefore, dayNumberNear } from './day-words.js';
import { relativeWords } from './month-words.js';
import { findWeekday } from './weekday.js';
import { weeksAdded } from './weeks-added.js';
import type { DateRequest } from './written-date.js';

const relative = new PhraseSet(relativeWords);
const december = 12;
const daysOfWeek = 7;

/** As a reply to when: elsewhere it is the day of the talk. */
const thisDay = new PhraseSet({
  today:
    'tonight, this evening, esta noche, esta tarde, ce soir, malam ini, malam ni, tana ohtul, الليله, today, right now, right away, hoy, hoy mismo, aujourd hui, hari ini, arini, tana, kohe, اليوم, النهارده',
});
const mostOfToday = 4;

/** "El sábado por la mañana": with the article the Spanish word for tomorrow is the morning. */
const isMorning = (words: readonly SentenceWord[], { from }: { from: number }): boolean =>
  words[from]?.plain === 'manana' && ['la', 'esta', 'cada'].includes(words[from - 1]?.plain ?? '');

const daysToMonday = (today: CalendarDay): number =>
  (daysOfWeek + 1 - new Date(startOf(today)).getUTCDay()) % daysOfWeek || daysOfWeek;

/** "Minggu depan hari Sabtu": the day of the week that begins on the next Monday, or of a later one. */
function dayOfWeekAhead(request: DateRequest, later: number): Slot<string> {
  const { sentence, today } = request;
  const found = isAside(request) ? undefined : findWeekday(sentence.words, today);
  const next = addDays(today, daysToMonday(today));
  if (!found) return { value: asMonth(addDays(today, daysOfWeek * (1 + later))), confidence: 0.75 };
  const date = isBefore(found.date, next) ? addDays(found.date, daysOfWeek) : found.date;
  return { value: asDay(addDays(date, daysOfWeek * later)), confidence: 0.8 };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** "The tenth of next month", "järgmise kuu 10. kuupäeval"; without a day the month. */
function ofMonth(
  month: CalendarDay,
  { words, today }: { words: readonly SentenceWord[]; today: CalendarDay },
  at: Span,
) {
  const day = dayInWordsBefore(words, at.from) ?? dayNumberNear(words, at) ?? dayInWordsAfter(words, at.to);
  const date = { ...month, day: day ?? 1 };
  const isDay = day !== undefined && isReal(date) && !isBefore(date, today);
  return isDay ? { value: asDay(date), confidence: 0.9 } : { value: asMonth(month), confidence: 0.85 };
}

/** "Today week", "hoy en ocho". */
function weeksFromToday({ sentence: { words }, today }: DateRequest): Slot<string> | undefined {
  const weeks = thisDay.find(words).map((found) => weeksAdded(words, found));
  const most = Math.max(0, ...weeks);
  return most > 0 ? { value: asDay(addDays(today, daysOfWeek * most)), confidence: 0.85 } : undefined;
}

/** A day or a month counted from today: "tomorrow", "tomorrow week", "next month". */
export function relativeDate(request: DateRequest): Slot<string> | undefined {
  const {
    sentence: { words },
    today,
    isAsked,
  } = request;
  const ahead = weeksFromToday(request);
  if (ahead) return ahead;
  if (isAsked && words.length <= mostOfToday && thisDay.has(words)) return { value: asDay(today), confidence: 0.85 };
  const all = relative.find(words).filter((one) => !isMorning(words, one));
  // "Hujung bulan depan": the end of the month, and of the next one.
  const found =
    all.find((one) => !all.some((other) => other.from > one.from && other.from < one.to && other.to > one.to)) ??
    all[0];
  if (!found) return undefined;
  switch (found.label) {
    case 'nextMonth':
      return ofMonth(addMonths(today, 1), { words, today }, found);
    case 'thisMonth':
      return ofMonth(today, { words, today }, found);
    case 'tomorrow':
      return { value: asDay(addDays(today, 1 + daysOfWeek * weeksAdded(words, found))), confidence: 0.85 };
    case 'dayAfterTomorrow':
      return { value: asDay(addDays(today, 2)), confidence: 0.85 };
    case 'nextWeek':
      return dayOfWeekAhead(request, 0);
    case 'weekAfterNext':
      return dayOfWeekAhead(request, 1);
    case 'endOfYear':
      return { value: asMonth({ ...today, month: december }), confidence: 0.85 };
  }
}
