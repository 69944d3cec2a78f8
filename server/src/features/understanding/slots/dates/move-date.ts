import { monthWords } from '../../../../text/month-names.js';
import { isCorrecting } from '../../known-move/correction-words.js';
import { PhraseSet } from '../../phrase-set.js';
import { type SentenceWord, withAsciiDigits } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { addDays, addMonths, asDay, asMonth, isBefore, isReal } from './calendar-day.js';
import { isAside, moving } from './date-aside.js';
import { dayChangedTo } from './day-changed.js';
import { dayIn, dayInWordsAfter, dayInWordsBefore, near } from './day-words.js';
import { isAloneAsMonth } from './month-alone.js';
import { deniesMonth, isChosen, putsRight } from './month-put-right.js';
import { afterMonths, beforeMonths, doubtfulMonths, nextYearWords } from './month-words.js';
import { nearMonth } from './near-months.js';
import { findNewYear } from './new-year.js';
import { relativeDate } from './relative-date.js';
import { findSeason } from './season.js';
import { soonSpans } from './soon.js';
import { spanAhead } from './span-ahead.js';
import { weekdayInWeeks, weekdayOfMove } from './weekday.js';
import { type DateRequest, findWrittenDate } from './written-date.js';

const arabicDigits = (number: number): string => number.toLocaleString('ar-EG', { useGrouping: false });
const numberNames = [
  'satu واحد',
  'dua اثنين',
  'tiga ثلاثه تلاته',
  'empat اربعه',
  'lima خمسه',
  'enam سته',
  'tujuh سبعه',
  'lapan ثمانيه تمانيه',
  'sembilan تسعه',
  'sepuluh عشره',
  'sebelas احدعش حداشر',
  'dua_belas اثنعش اطنعش اتناشر',
].map((names) => names.replace('_', ' '));
/** By their names, and by their numbers as Malay and Arabic say them. */
const months = new PhraseSet(
  Object.fromEntries(
    monthWords.map((words, index) => {
      const number = index + 1;
      const named = (numberNames[index] ?? '')
        .split(' ')
        .map((name) => (/^[a-z]/.test(name) ? `bulan ${name}` : `شهر ${name}`));
      return [
        String(number),
        `${words}, bulan ${number}, شهر ${number}, شهر ${arabicDigits(number)}, ${named.join(', ')}`,
      ];
    }),
  ),
);
const nextYear = new PhraseSet({ next: nextYearWords });
const mostOfNextYear = 4;

/** A day as in 2027-06-12, or a month as in 2027-06. */
export interface DateSlot extends Slot<string> {
  /** Whether the sentence says the year of a month, which is else the next of its name. */
  readonly namesYear?: boolean;
}

const changing = new PhraseSet({ to: 'to, is, a, al, para, en, au, ke, kepada, الي, الى' });

const yearNumber = /^20\d\d$/;
const rangeJoints = new Set('and to till until y al a hasta et au dan hingga sampai ja kuni و الي ل'.split(' '));

/** "Between 5 and 10 May", "5-10 May": the earliest of the days. */
function firstDayOf(words: readonly SentenceWord[], last: SentenceWord | undefined): number | undefined {
  const at = last ? words.indexOf(last) : -1;
  const isJoined = rangeJoints.has(words[at - 1]?.plain ?? '');
  const day = at > 0 && !last?.followsMark ? dayIn(words[isJoined ? at - 2 : at - 1]) : undefined;
  const end = dayIn(last);
  return day !== undefined && end !== undefined && day < end ? day : undefined;
}

interface NamedMonth {
  readonly month: number;
  readonly day: number | undefined;
  readonly year: number | undefined;
}

/** What is being changed in "change the date to May". */
const dateWords = new PhraseSet({
  date: 'date, day, month, moving day, move date, fecha, dia, mes, mudanza, date, jour, mois, tarikh, bulan, hari, kuupaev*, kuu, paev, تاريخ, موعد, شهر',
});

interface MonthWords {
  readonly words: readonly SentenceWord[];
  /** Whether the whole text is about a date, so that "May" is a month. */
  readonly isAboutDates: boolean;
  readonly language: string;
}

/** What stands between two months: "June or maybe July", "May to August". */
const betweenMonths = new Set(
  (
    'or maybe perhaps possibly probably to till until til through thru o u quiza quizas a al hasta ou peut etre voire jusqu au ' +
    'atau mungkin hingga sampai ke voi ehk kuni او ولا يمكن ممكن الي لحد →'
  ).split(' '),
);
const mostBetween = 3;

/** "Jun atau Julai", "May to August", "may/june": beside another month a doubtful word is one. */
function isBesideMonth(words: readonly SentenceWord[], from: number, to: number): boolean {
  const areJoined = (one: number, next: number): boolean =>
    next - one <= mostBetween && words.slice(one, next).every(({ plain }) => betweenMonths.has(plain));
  return months
    .find(words)
    .some(
      (other) =>
        (other.from >= to && areJoined(to, other.from) && (other.from > to || isSureMonth(words, other.from))) ||
        (other.to < from && areJoined(other.to, from)),
    );
}

const isSureMonth = (words: readonly SentenceWord[], at: number): boolean =>
  !doubtfulMonths.has(words[at]?.plain ?? '');

const maybe = new Set(
  'maybe perhaps possibly probably around about say quiza quizas tal vez igual sobre peut etre vers environ mungkin agaknya sekitar ehk voib olla umbes ممكن يمكن ربما حوالي the el le'.split(
    ' ',
  ),
);
const mostMaybe = 3;

/** "In March, maybe 15": the day stands alone behind the words that say it is not settled. */
function maybeDay(words: readonly SentenceWord[], to: number): number | undefined {
  let at = to;
  while (at - to < mostMaybe && maybe.has(words[at]?.plain ?? '')) at++;
  const next = words[at + 1];
  const isEnd = next === undefined || next.followsMark;
  return at > to && isEnd ? dayIn(words[at]) : undefined;
}

function readMonth(
  { words, isAboutDates, language }: MonthWords,
  from: number,
  to: number,
): Omit<NamedMonth, 'month'> | undefined {
  const [before, after] = [near(words, from - 1, -1), near(words, to, 1)];
  const dayBefore = firstDayOf(words, before) ?? dayIn(before) ?? dayInWordsBefore(words, from);
  const dayAfter =
    maybeDay(words, to) ?? (words[to]?.followsMark ? undefined : (dayIn(after) ?? dayInWordsAfter(words, to)));
  const day = dayBefore ?? dayAfter;
  const yearAt =
    day !== undefined && dayBefore === undefined ? near(words, words.indexOf(after as SentenceWord) + 1, 1) : after;
  const year = yearNumber.test(yearAt?.plain ?? '') ? Number(yearAt?.plain) : undefined;
  const plain = words[from]?.plain ?? '';
  const isPlaced =
    isAboutDates ||
    day !== undefined ||
    year !== undefined ||
    beforeMonths.has(words[from - 1]?.plain ?? '') ||
    afterMonths.has(words[to]?.plain ?? '') ||
    isBesideMonth(words, from, to) ||
    (moving.has(words.slice(from - 1, from)) && isShortForm.has(plain)) ||
    isAloneAsMonth(words, from, to, language) ||
    nextYear.find(words.slice(to, to + mostOfNextYear)).some((next) => next.from === 0);
  return doubtfulMonths.has(plain) && !(isPlaced && to - from === 1) ? undefined : { day, year };
}

/** Short forms that are no other words: "moving feb". */
const isShortForm = new Set('jan feb fev abr apr aug ago sept oct okt nov dec dic dis'.split(' '));

/** In Estonian these are no other words. */
const estonianMay = new Set('mai mais maikuus'.split(' '));

/** "Esimesel mail", "5. mail": behind a day it is "in May", and no post. */
const withEstonianMay = (words: readonly SentenceWord[], language: string): readonly SentenceWord[] =>
  words.map((word, at) => {
    const hasDay = (dayIn(words[at - 1]) ?? dayInWordsBefore(words, at)) !== undefined;
    return word.plain === 'mail' && language.startsWith('et') && hasDay ? { ...word, plain: 'mai' } : word;
  });

/** "Not January, March": where a month is taken back, another is named. */
const deniesAnyMonth = (words: readonly SentenceWord[]): boolean =>
  months
    .find(words)
    .some(({ from, to }) => !doubtfulMonths.has(words[from]?.plain ?? '') && deniesMonth(words, from, to));

/** "No, es mayo", of a move whose month is known. */
const isPutRightAlone = (words: readonly SentenceWord[], known: DateRequest['known']): boolean =>
  known !== undefined &&
  words.length <= mostWordsAlone &&
  (isCorrecting(words) || (words[0] !== undefined && words[1]?.followsMark === true && bareNo.has(words[0].plain)));
const mostWordsAlone = 3;
const bareNo = new Set(['no', 'non', 'ei', 'لا']);

function firstMonth({ sentence, language, isAsked = false, known }: DateRequest): NamedMonth | undefined {
  const words = withEstonianMay(sentence.words, language).map((word) => ({
    ...word,
    plain: nearMonth(word.plain) ?? word.plain,
  }));
  const isAboutDates = isAsked || words.length < 3 || deniesAnyMonth(words) || isPutRightAlone(words, known);
  let first: NamedMonth | undefined;
  for (const { label, from, to } of months.find(words)) {
    // "Three but": in French the word of other languages for May is "but".
    if (words[from]?.plain === 'mais' && language.startsWith('fr')) continue;
    if (deniesMonth(words, from, to)) continue;
    const isChanged = changing.has(words.slice(Math.max(0, from - 1), from)) && dateWords.has(words.slice(0, from));
    const isSure = language.startsWith('et') && estonianMay.has(words[from]?.plain ?? '');
    const read = readMonth({ words, isAboutDates: isAboutDates || isChanged || isSure, language }, from, to);
    if (!read) continue;
    const named = { month: Number(label), ...read };
    first = putsRight(words, from) || isChosen(words, to) ? named : (first ?? named);
  }
  return first;
}

/** "No es marzo, es mayo", of a move on 10 March: the month alone is put right, and the day stays. */
function onKnownDay(
  named: NamedMonth | undefined,
  { sentence: { words }, known }: DateRequest,
): NamedMonth | undefined {
  if (!named || named.day !== undefined || known?.day === undefined || named.month === known.month) return named;
  const isDenied = months
    .find(words)
    .some(({ label, from, to }) => Number(label) === known.month && deniesMonth(words, from, to));
  return isDenied ? { ...named, day: known.day } : named;
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

/** "We need to move as soon as possible": within the next weeks; beside a word for a call or a price it is of that. */
function soonest({ sentence: { words }, today, isAsked, known }: DateRequest): Slot<string> | undefined {
  const isOfMove = isAsked || words.length <= mostOfSoon || moving.has(words);
  if (!isOfMove || known || soonSpans(words).length === 0) return undefined;
  return { value: asMonth(addDays(today, daysOfSoon)), confidence: 0.75 };
}
const mostOfSoon = 6;
const daysOfSoon = 7;
const onTheDay =
  /(?:\bon the|\bthe|\bel(?: dia)?|\ble|\bpada|\bيوم)\s(\d{1,2})(?:st|nd|rd|th|hb|er)?\b(?!\s*(?:[/.:-]?\d|floor|piso|etage|bed|hab|room|box|m\b|%))/iu;
/** "Sorry, the 8", "perdón, el 8": at the end of a message that puts the day right. */
const dayPutRight = /(?:\b(?:the|el|le|pada|kuupaev)|يوم)?\s(\d{1,2})(?:st|nd|rd|th|hb|er|ndal|ndale)?\s*[.!]?$/iu;
const mostWordsPutRight = 6;
const bareOrdinal = /^\s*(?:the\s)?(\d{1,2})(?:st|nd|rd|th|hb|er)?\s*$/i;

const haribulan = /\b(\d{1,2})\s?(?:haribulan|hb)\b(?:\s(?:bulan\s)?(\d{1,2})\b)?/iu;

/** "1 haribulan 3", "20hb": the day by its Malay name, with the number of its month or in the next month that has it. */
function malayDay({ sentence: { text }, today, known }: DateRequest): Slot<string> | undefined {
  const [, day = 0, month] = haribulan.exec(text)?.map(Number) ?? [];
  if (!(day >= 1 && day <= 31)) return undefined;
  const named = month && month <= 12 ? [today.year, today.year + 1].map((year) => ({ year, month, day })) : undefined;
  const next = [0, 1, 2].map((months) => ({ ...addMonths(today, months), day }));
  const candidates = named ?? (known ? [{ ...known, day }, ...next] : next);
  const date = candidates.find((one) => isReal(one) && !isBefore(one, today));
  return date && { value: asDay(date), confidence: 0.85 };
}

/** The number of the day that a short correction ends with. */
function correctedDay({ sentence: { words, text }, known }: DateRequest): RegExpExecArray | null {
  const isCorrection = isCorrecting(words) || bareNo.has(words[0]?.plain ?? '');
  const isShort = words.length <= mostWordsPutRight;
  const found = known && isShort && isCorrection ? dayPutRight.exec(withAsciiDigits(text)) : null;
  return found && !/^\s\d+\s*$/.test(found[0]) ? found : null;
}

/** "On the 3rd": in the month that is known, else the next such day. */
function dayOnly(request: DateRequest): Slot<string> | undefined {
  const { sentence, today, isAsked, known } = request;
  const { text } = sentence;
  const said = onTheDay.exec(text);
  const isOrdinal = said !== null && (/on the|el|le|pada|يوم/i.test(said[0]) || /\d(?:st|nd|rd|th)/.test(said[0]));
  const alone = isAsked ? bareOrdinal.exec(text) : correctedDay(request);
  const day = dayChangedTo(sentence) ?? Number((isOrdinal ? said : alone)?.[1] ?? Number.NaN);
  if (!(day >= 1 && day <= 31)) return undefined;
  const next = [0, 1, 2].map((months) => ({ ...addMonths(today, months), day }));
  const candidates = known ? [{ ...known, day }, ...next] : next;
  const date = candidates.find((one) => isReal(one) && !isBefore(one, today));
  return date && { value: asDay(date), confidence: isAsked ? 0.85 : 0.7 };
}

/** The month or the day of the move, never in the past. */
export function findMoveDate(request: DateRequest): DateSlot | undefined {
  const written = findWrittenDate(request);
  if (written) return { ...written, namesYear: true };
  const month = onKnownDay(firstMonth(request), request);
  const named = month && fromMonth(month, request);
  const inWeeks = isAside(request) ? undefined : weekdayInWeeks(request);
  const ahead = relativeDate(request);
  const day = ahead?.value.length === 'YYYY-MM-DD'.length ? ahead : malayDay(request);
  const said =
    named ??
    findNewYear(request.sentence, request.today) ??
    day ??
    ahead ??
    inWeeks ??
    spanAhead(request) ??
    soonest(request);
  if (said || isAside(request)) return said;
  return dayOnly(request) ?? findSeason(request) ?? weekdayOfMove(request);
}
