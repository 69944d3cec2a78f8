import { namesPrice, plainQuestion } from '../../../../asked/price-topics.js';
import { asksCompany, beginsQuestion } from '../../classifier/asking-words.js';
import { isCorrecting, isDeciding } from '../../known-move/correction-words.js';
import { type PhraseMatch, PhraseSet } from '../../phrase-set.js';
import type { Sentence, SentenceWord } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { toldPart } from '../told-part.js';
import { addDays, asDay, type CalendarDay, isBefore, startOf } from './calendar-day.js';
import { changesDay } from './day-changed.js';
import { weeksAdded } from './weeks-added.js';
import type { DateRequest } from './written-date.js';

/** By the number that JavaScript gives each day. */
const weekdays = new PhraseSet({
  0: 'sunday, sun, domingo, dimanche, ahad, puhapaev*, الاحد',
  1: 'monday, mon, lunes, lundi, isnin, esmaspaev*, الاثنين, الاثنين',
  2: 'tuesday, tue, tues, martes, mardi, selasa, teisipaev*, الثلاثاء',
  3: 'wednesday, wed, miercoles, mercredi, rabu, kolmapaev*, الاربعاء',
  4: 'thursday, thu, thur, thurs, jueves, jeudi, khamis, neljapaev*, الخميس',
  5: 'friday, fri, viernes, vendredi, jumaat, reede, reedel, reedeks, الجمعه',
  6:
    'saturday, sat, sabado, samedi, sabtu, laupaev*, السبت, ' +
    'next weekend, this weekend, coming weekend, finde que viene, fin de semana que viene, proximo finde, proximo fin de semana, este finde, este fin de semana, ce week end, ce weekend, week end prochain, weekend prochain, ' +
    'hujung minggu depan, hujung minggu ini, hujung minggu ni, jargmisel nadalavahetusel, jargmine nadalavahetus, sel nadalavahetusel, see nadalavahetus, نهايه الاسبوع القادم, نهايه الاسبوع الجاي, نهايه هذا الاسبوع, الويكند الجاي',
});
/** Short forms are words of their own: "mon numéro", "sun", "sat down". */
const doubtful = new Set('sun mon tue wed thu fri sat'.split(' '));
const before = new Set('on this next coming by until el este proximo le ce hari pada'.split(' '));
const week = 7;

export interface NamedDay {
  readonly date: CalendarDay;
  readonly from: number;
  readonly to: number;
}

/** The next day of the name; never today, as "on Monday" said on a Monday is in a week. */
export function findWeekday(words: readonly SentenceWord[], today: CalendarDay): NamedDay | undefined {
  const isMeant = ({ from }: PhraseMatch<string>) =>
    !doubtful.has(words[from]?.plain ?? '') || before.has(words[from - 1]?.plain ?? '');
  const found = weekdays.find(words).find(isMeant);
  if (!found) return undefined;
  const ahead = (Number(found.label) - new Date(startOf(today)).getUTCDay() + week) % week || week;
  return { date: addDays(today, ahead), from: found.from, to: found.to };
}

/** "On a Tuesday" is any. */
const anyOne = new Set(
  'a any some un una algun cualquier une quelconque sebarang mana mone monel mingil mingi suvalisel اي'.split(' '),
);
const nearBefore = new Set('this next coming este proximo ce ini see jargmine jargmisel هذا'.split(' '));
const nearAfter = new Set('ini depan hadapan ni prochain proximo que القادم الجاي المقبل'.split(' '));
const articles = new Set('the el le'.split(' '));

/** The day of the name that is nearest to the moving day which is known. */
function nearestTo(known: CalendarDay, { date }: NamedDay, today: CalendarDay): CalendarDay {
  const apart = (startOf(date) - startOf(known)) / msOfDay;
  const later = ((apart % week) + week) % week;
  const nearest = addDays(known, later > week / 2 ? later - week : later);
  return isBefore(nearest, today) ? addDays(nearest, week) : nearest;
}
const msOfDay = 86_400_000;

/** Whose move it is: "can you move us on Saturday". */
const ourselves = new PhraseSet({
  own: 'us, me, my, our, we, i, nos, me, nuestra, mi, mudarnos, mudarme, nous, notre, mon, on, je, kami, kita, saya, aku, meid, mind, me, meie, minu, mul, meil, kolime, kolin, ننتقل, انتقل, ننقل, انقل, تنقلونا, تنقلوننا, تنقلوني, اغراضنا, اغراضي, عفشنا, عفشي, بيتنا',
});
const malayEnd = /^(?:x|tak|ke|kah)$/u;

/** "Kas laupäeval saab kolida", "hari ahad buka x": whether the company works on such days. */
const asksOfWeekday = (sentence: Sentence): boolean =>
  (beginsQuestion(sentence) || asksCompany(sentence) || malayEnd.test(sentence.words.at(-1)?.plain ?? '')) &&
  toldPart(sentence) === sentence &&
  !isCorrecting(sentence.words) &&
  !namesPrice(plainQuestion(sentence.text)) &&
  !ourselves.has(sentence.words);

const isMeantDay = (words: readonly SentenceWord[], at: number): boolean =>
  articles.has(words[at - 1]?.plain ?? '') || changesDay(words) || isCorrecting(words) || isDeciding(words);

/** "Friday week", "a fortnight on Saturday". */
export function weekdayInWeeks({ sentence: { words }, today }: DateRequest): Slot<string> | undefined {
  const found = findWeekday(words, today);
  const weeks = found ? weeksAdded(words, found) : 0;
  return found && weeks > 0 ? { value: asDay(addDays(found.date, week * weeks)), confidence: 0.8 } : undefined;
}

/** The next day of the name, or of a move whose day is known the one beside it: "do the Monday then". */
export function weekdayOfMove({ sentence, today, known, isAsked }: DateRequest): Slot<string> | undefined {
  const { words } = sentence;
  const found = findWeekday(words, today);
  if (!found || anyOne.has(words[found.from - 1]?.plain ?? '')) return undefined;
  const isNear = nearBefore.has(words[found.from - 1]?.plain ?? '') || nearAfter.has(words[found.to]?.plain ?? '');
  if (!isNear && !isAsked && asksOfWeekday(sentence)) return undefined;
  if (isNear || !known) return { value: asDay(found.date), confidence: 0.7 };
  const { year, month, day } = known;
  // "We need it done Saturday", of a move in May: which Saturday is not said.
  const isOfOther = year !== found.date.year || month !== found.date.month;
  if (isOfOther && !(day !== undefined && isMeantDay(words, found.from))) return undefined;
  const date = day === undefined ? found.date : nearestTo({ year, month, day }, found, today);
  return { value: asDay(date), confidence: 0.7 };
}
