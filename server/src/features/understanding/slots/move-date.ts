import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { addDays, addMonths, asDay, asMonth, type CalendarDay, dayOf, isBefore, isReal } from './calendar-day.js';
import {
  aheadAfter,
  aheadWords,
  beforeMonths,
  doubtfulMonths,
  monthWords,
  nextYearWords,
  relativeWords,
  unitWords,
} from './month-words.js';
import { smallNumber } from './number-words.js';
import type { Slot } from './slot.js';
import { type DateRequest, findWrittenDate } from './written-date.js';

const months = new PhraseSet(Object.fromEntries(monthWords.map((words, index) => [String(index + 1), words])));
const relative = new PhraseSet(relativeWords);
const units = new PhraseSet(unitWords);
const nextYear = new PhraseSet({ next: nextYearWords });

/** A day as in 2027-06-12, or a month as in 2027-06. */
export interface DateSlot extends Slot<string> {
  /** Whether the sentence says the year of a month, which is else the next of its name. */
  readonly namesYear?: boolean;
}

const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|re|e)?$/;
const yearNumber = /^20\d\d$/;
const joints = new Set('de of the del le el d pada a'.split(' '));

function dayIn(word: SentenceWord | undefined): number | undefined {
  const day = Number(dayNumber.exec(word?.plain ?? '')?.[1] ?? Number.NaN);
  return day >= 1 && day <= 31 ? day : undefined;
}

/** The word at an offset, past "of" and "de". */
function near(words: readonly SentenceWord[], at: number, step: 1 | -1): SentenceWord | undefined {
  let index = at;
  while (joints.has(words[index]?.plain ?? '')) index += step;
  return words[index];
}

interface NamedMonth {
  readonly month: number;
  readonly day: number | undefined;
  readonly year: number | undefined;
}

function readMonth(words: readonly SentenceWord[], from: number, to: number): Omit<NamedMonth, 'month'> | undefined {
  const [before, after] = [near(words, from - 1, -1), near(words, to, 1)];
  const dayBefore = dayIn(before);
  const dayAfter = words[to]?.followsMark ? undefined : dayIn(after);
  const day = dayBefore ?? dayAfter;
  const yearAt =
    day !== undefined && dayBefore === undefined ? near(words, words.indexOf(after as SentenceWord) + 1, 1) : after;
  const year = yearNumber.test(yearAt?.plain ?? '') ? Number(yearAt?.plain) : undefined;
  const plain = words[from]?.plain ?? '';
  const isPlaced = day !== undefined || year !== undefined || beforeMonths.has(words[from - 1]?.plain ?? '');
  return doubtfulMonths.has(plain) && !(isPlaced && to - from === 1) ? undefined : { day, year };
}

function firstMonth(words: readonly SentenceWord[]): NamedMonth | undefined {
  for (const { label, from, to } of months.find(words)) {
    const read = readMonth(words, from, to);
    if (read) return { month: Number(label), ...read };
  }
  return undefined;
}

function fromMonth({ month, day, year }: NamedMonth, request: DateRequest): DateSlot | undefined {
  const { today, sentence } = request;
  const namedYear = year ?? (nextYear.has(sentence.words) ? today.year + 1 : undefined);
  const isOver = month < today.month || (month === today.month && day !== undefined && day < today.day);
  const date = { year: namedYear ?? today.year + (isOver ? 1 : 0), month, day: day ?? 1 };
  const inMonth = { value: asMonth(date), namesYear: namedYear !== undefined };
  if (!isReal(date)) return { ...inMonth, confidence: 0.6 };
  if (day === undefined) return isBefore({ ...date, day: 31 }, today) ? undefined : { ...inMonth, confidence: 0.92 };
  return isBefore(date, today) ? undefined : { value: asDay(date), confidence: 0.95 };
}

function spanAhead({ sentence: { words }, today }: DateRequest): Slot<string> | undefined {
  for (const { label, from, to } of units.find(words)) {
    const number = smallNumber(words[from - 1]?.plain ?? '') ?? (/ين$/.test(words[from]?.plain ?? '') ? 2 : undefined);
    const start = number === undefined || smallNumber(words[from - 1]?.plain ?? '') === undefined ? from - 1 : from - 2;
    const isAhead = aheadWords.has(words[start]?.plain ?? '') || aheadAfter.has(words[to]?.plain ?? '');
    if (!isAhead || (number === undefined && !['a', 'un', 'une', 'بعد'].includes(words[from - 1]?.plain ?? '')))
      continue;
    const count = number ?? 1;
    if (label === 'day') return { value: asDay(addDays(today, count)), confidence: 0.8 };
    if (label === 'week') return { value: asMonth(addDays(today, count * 7)), confidence: 0.75 };
    return { value: asMonth(addMonths(today, label === 'year' ? count * 12 : count)), confidence: 0.8 };
  }
  return undefined;
}

function relativeDate({ sentence, today }: DateRequest): Slot<string> | undefined {
  const [found] = relative.find(sentence.words);
  switch (found?.label) {
    case 'nextMonth':
      return { value: asMonth(addMonths(today, 1)), confidence: 0.9 };
    case 'thisMonth':
      return { value: asMonth(today), confidence: 0.85 };
    case 'tomorrow':
      return { value: asDay(addDays(today, 1)), confidence: 0.85 };
    case 'nextWeek':
      return { value: asMonth(addDays(today, 7)), confidence: 0.75 };
    default:
      return undefined;
  }
}

/** The month or the day of the move, never in the past. */
export function findMoveDate(request: DateRequest): DateSlot | undefined {
  const written = findWrittenDate(request);
  if (written) return { ...written, namesYear: true };
  const month = firstMonth(request.sentence.words);
  return (month && fromMonth(month, request)) ?? relativeDate(request) ?? spanAhead(request);
}

export const todayAt = (nowMs: number): CalendarDay => dayOf(new Date(nowMs));
