import { type Sentence, withAsciiDigits } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { asDay, asMonth, type CalendarDay, isBefore, isReal } from './calendar-day.js';

const yearFirst = /(?<!\d)(20\d\d)[-./](\d{1,2})(?:[-./](\d{1,2}))?(?![\d/])/;
const yearLast = /(?<![\d/.-])(\d{1,2})([-./])(\d{1,2})\2(20\d\d|\d{2})(?!\d)/;
const monthAndYear = /(?<![\d/.-])(0?[1-9]|1[0-2])[-./](20\d\d)(?!\d)/;
/** Without a year only after certain words: "24/7" is no date. */
const dayAndMonth = /\b(?:on|by|before|after|around|el|le|du|pada|the)\s(\d{1,2})\/(\d{1,2})(?![\d/])/i;
/** Where the day was asked for, or where nothing else is said. */
const bareDay = /^\s{0,3}(\d{1,2})[/.](\d{1,2})[.!]?\s{0,3}$/;
const bareDayInside = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?![\d/])/;
const anyTime = /\b24\/7\b/;
/** Languages in which the month is written first. */
const monthFirst = /^en-(?:us|ph)$/i;

export interface DateRequest {
  readonly sentence: Sentence;
  readonly today: CalendarDay;
  /** The reader's, which decides whether 12/06 is in June or December. */
  readonly language: string;
  /** Whether the chat has asked for the day. */
  readonly isAsked?: boolean;
  /** The month of the move that is known, to which a day alone belongs, and its day. */
  readonly known?: { readonly year: number; readonly month: number; readonly day?: number | undefined } | undefined;
  /** The country in which the move begins, for the seasons. */
  readonly country?: string | undefined;
}

function ordered(first: number, second: number, language: string): { day: number; month: number; isDoubtful: boolean } {
  if (first > 12) return { day: first, month: second, isDoubtful: false };
  if (second > 12) return { day: second, month: first, isDoubtful: false };
  const isDoubtful = first !== second && language.startsWith('en');
  return monthFirst.test(language)
    ? { day: second, month: first, isDoubtful }
    : { day: first, month: second, isDoubtful };
}

function slotOf(date: CalendarDay, today: CalendarDay, confidence: number): Slot<string> | undefined {
  return isReal(date) && !isBefore(date, today) ? { value: asDay(date), confidence } : undefined;
}

function withYear(text: string, { today, language }: DateRequest): Slot<string> | undefined {
  const match = yearLast.exec(text);
  if (!match) return undefined;
  const [, first, , second, year] = match.map(Number);
  const { day, month, isDoubtful } = ordered(first ?? 0, second ?? 0, language);
  const full = (year ?? 0) < 100 ? 2000 + (year ?? 0) : (year ?? 0);
  return slotOf({ year: full, month, day }, today, isDoubtful ? 0.6 : 0.95);
}

function withoutYear(text: string, { today, language, isAsked }: DateRequest): Slot<string> | undefined {
  const bare = bareDay.exec(text) ?? (isAsked ? bareDayInside.exec(text) : null);
  const match = dayAndMonth.exec(text) ?? (anyTime.test(text) ? null : bare);
  if (!match) return undefined;
  const { day, month } = ordered(Number(match[1]), Number(match[2]), language);
  const thisYear = { year: today.year, month, day };
  return slotOf(isBefore(thisYear, today) ? { ...thisYear, year: today.year + 1 } : thisYear, today, 0.55);
}

/** Dates in digits: 2027-06-12, 12/06/2027, 06/2027, 12/6. An ambiguous order lowers the confidence. */
export function findWrittenDate(request: DateRequest): Slot<string> | undefined {
  const { sentence, today } = request;
  const text = withAsciiDigits(sentence.text);
  const first = yearFirst.exec(text);
  if (first) {
    const [year = 0, month = 0, day] = first.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
    if (day !== undefined) return slotOf({ year, month, day }, today, 0.97);
    const isAhead = month >= 1 && month <= 12 && !isBefore({ year, month, day: 31 }, today);
    return isAhead ? { value: asMonth({ year, month }), confidence: 0.95 } : undefined;
  }
  const whole = withYear(text, request);
  if (whole) return whole;
  const month = monthAndYear.exec(text);
  if (month && !yearLast.test(text)) {
    const date = { year: Number(month[2]), month: Number(month[1]), day: 31 };
    return isBefore(date, today) ? undefined : { value: asMonth(date), confidence: 0.9 };
  }
  return withoutYear(text, request);
}
