import type { PartialMove } from '@meg/shared/contract/move';
import { isCorrecting } from '../../known-move/correction-words.js';
import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import { smallNumber } from '../number-words.js';
import type { Slot } from '../slot.js';
import { withoutDatesOfActs } from './acts-of-visitor.js';
import { addDays, addMonths, asDay, type CalendarDay, isBefore, isReal } from './calendar-day.js';
import { changesDay } from './day-changed.js';
import { relativeWords, unitWords } from './month-words.js';
import { leaving } from './span-ahead.js';

/** A day counted from the one that is known: "no, the one after". */
const after = new PhraseSet<'week' | 'day'>({
  week:
    'the one after, one after that, the one after that, the week after, week after that, a week later, one week later, the following one, the following week, the saturday after, the sunday after, the monday after, the tuesday after, the wednesday after, the thursday after, the friday after, ' +
    'el siguiente, la siguiente, el de despues, el otro despues, la semana siguiente, la semana despues, una semana despues, una semana mas tarde, celui d apres, celle d apres, le suivant, la suivante, la semaine d apres, la semaine suivante, une semaine plus tard, une semaine apres, ' +
    'minggu selepas itu, minggu selepas tu, minggu lepas tu, yang selepas itu, yang selepas tu, yang lepas tu, seminggu kemudian, seminggu lepas tu, see jargmine, sellest jargmine, sellele jargnev, nadal hiljem, jargmine nadal parast seda, uks nadal hiljem, ' +
    'اللي بعده, اللي بعدها, الي بعده, الي بعدها, الذي بعده, التي بعدها, الاسبوع اللي بعده, بعدها باسبوع, بعده باسبوع',
  day: 'the day after, day after that, a day later, one day later, al dia siguiente, el dia despues, un dia despues, le lendemain, le jour d apres, un jour plus tard, hari selepas itu, hari selepas tu, sehari selepas, sehari kemudian, paev hiljem, jargmisel paeval parast seda, اليوم اللي بعده, بعده بيوم, بعدها بيوم',
});
const before = new PhraseSet<'week' | 'day'>({
  week:
    'the week before, the week prior, the one before, the saturday before, the sunday before, the monday before, the tuesday before, the wednesday before, the thursday before, the friday before, ' +
    'la semana anterior, la semana antes, la semana de antes, el anterior, la semaine d avant, la semaine precedente, celui d avant, celle d avant, minggu sebelum itu, minggu sebelumnya, seminggu sebelum, nadal enne, eelmine nadal, eelmisel nadalal, sellele eelnev*, الاسبوع اللي قبله, الاسبوع اللي قبل, الاسبوع الذي قبله, الاسبوع السابق, اللي قبله',
  day: 'the day before, el dia anterior, el dia antes, la veille, le jour d avant, hari sebelum itu, sehari sebelum, paev enne, eelmisel paeval, اليوم اللي قبله, اليوم السابق',
});
const units = new PhraseSet({
  ...unitWords,
  day: `${unitWords.day}, sehari`,
  week: `${unitWords.week}, seminggu, nadalat`,
});
/** "Day after?": alone they are of the day that is known. */
const short = new PhraseSet<'later' | 'earlier'>({
  later:
    'day after, next day, following day, dia siguiente, dia despues, lendemain, jour d apres, jour suivant, hari esoknya, hari berikutnya, esoknya, jargmine paev, jargmisel paeval, paev parast, اليوم التالي, بعده بيوم, اليوم اللي بعده',
  earlier:
    'day before, previous day, day earlier, dia anterior, dia antes, veille, jour d avant, hari sebelumnya, eelmine paev, paev varem, اليوم السابق, قبله بيوم',
});
const shortFillers = new Set(
  'and the or what about how ok y el la o que et le la ou dan yang ja see و او hari'.split(' '),
);
/** Counted from today: "the day after tomorrow". */
const fromToday = new PhraseSet({ today: `${relativeWords.dayAfterTomorrow}, ${relativeWords.weekAfterNext}` });
/** Alone these may be of anything before the move: "please confirm two days before". */
const bareWays = new Set('before after avant apres antes despues sebelum enne قبل بعد'.split(' '));
const mostWordsOfBare = 4;
/** Which way a span leads from the day that is known: "two weeks later". */
const ways = new PhraseSet({
  later:
    'later, after, after that, afterwards, mas tarde, despues, mas adelante, plus tard, apres, kemudian, lewat, lambat, selepas itu, lepas tu, hiljem, edasi, بعده, بعدها, متاخر, لاحقا, بعد',
  earlier:
    'earlier, sooner, before, before that, antes, mas temprano, plus tot, avant, auparavant, awal, lebih awal, cepat, sebelum, sebelumnya, varem, enne, ابكر, قبله, قبلها, قبل',
});
const articles = new Set('a an one un una une uno sebuah se uks uhe'.split(' '));
/** One of them, without an article. */
const singular = new Set('sehari seminggu nadal paev kuu aasta'.split(' '));
const gap = 2;
const mostWords = 10;
const daysOf = { day: 1, week: 7, fortnight: 14 } as const;

interface Shift {
  readonly unit: keyof typeof unitWords;
  readonly count: number;
}

/** "A week later", "dos semanas antes", "بأسبوعين قبل". */
function shiftIn(words: Sentence['words']): Shift | undefined {
  for (const { label, from, to } of units.find(words)) {
    const plain = words[from]?.plain ?? '';
    const before = words[from - 1]?.plain ?? '';
    const count =
      smallNumber(before) ??
      (/ين$/u.test(plain) ? 2 : articles.has(before) || singular.has(plain) || isArabic(plain) ? 1 : undefined);
    const [way] = ways.find(words.slice(to, to + gap));
    const isBare = bareWays.has(words[to]?.plain ?? '') && !isOfMove(words);
    if (count !== undefined && way && !isBare && !words[to]?.followsMark)
      return { unit: label, count: way.label === 'later' ? count : -count };
  }
  return undefined;
}

const isOfMove = (words: Sentence['words']): boolean =>
  words.length <= mostWordsOfBare || changesDay(words) || isCorrecting(words) || leaving.has(words);

const isArabic = (plain: string): boolean => /^\p{Script=Arabic}/u.test(plain);

function shortShift(words: Sentence['words']): Shift | undefined {
  const [found] = short.find(words);
  const isAlone =
    found && words.every(({ plain }, at) => (at >= found.from && at < found.to) || shortFillers.has(plain));
  return isAlone ? { unit: 'day', count: found.label === 'later' ? 1 : -1 } : undefined;
}

function namedShift(words: Sentence['words']): Shift | false | undefined {
  const [later] = after.find(words);
  const [earlier] = before.find(words);
  if (later) return { unit: later.label, count: 1 };
  return earlier && isOfMove(words) && { unit: earlier.label, count: -1 };
}

/** The same day so many months away, or the last one of a month that is shorter. */
function shifted(known: CalendarDay, { unit, count }: Shift): CalendarDay {
  if (unit === 'day' || unit === 'week' || unit === 'fortnight') return addDays(known, count * daysOf[unit]);
  const month = addMonths(known, unit === 'year' ? count * 12 : count);
  const days = [known.day, 30, 29, 28].map((day) => ({ ...month, day }));
  return days.find((day) => isReal(day) && day.day <= known.day) ?? month;
}

/** The day that lies a week, a month or so before or after the moving day that is known; undefined where none is. */
export function oneAfter(
  sentence: Sentence,
  { moveDate }: PartialMove = {},
  today?: CalendarDay,
): Slot<string> | undefined {
  const { words } = withoutDatesOfActs(sentence);
  if (words.length > mostWords || moveDate === undefined || fromToday.has(words)) return undefined;
  const shift = shortShift(words) ?? (namedShift(words) || shiftIn(words));
  const [year, month, day] = moveDate.split('-').map(Number);
  if (!shift || !year || !month || !day) return undefined;
  const date = shifted({ year, month, day }, shift);
  return today && isBefore(date, today) ? undefined : { value: asDay(date), confidence: 0.85 };
}
