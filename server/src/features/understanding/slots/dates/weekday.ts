import { type PhraseMatch, PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import { addDays, type CalendarDay, startOf } from './calendar-day.js';

/** By the number that JavaScript gives each day. */
const weekdays = new PhraseSet({
  0: 'sunday, sun, domingo, dimanche, ahad, puhapaev*, الاحد',
  1: 'monday, mon, lunes, lundi, isnin, esmaspaev*, الاثنين, الاثنين',
  2: 'tuesday, tue, tues, martes, mardi, selasa, teisipaev*, الثلاثاء',
  3: 'wednesday, wed, miercoles, mercredi, rabu, kolmapaev*, الاربعاء',
  4: 'thursday, thu, thur, thurs, jueves, jeudi, khamis, neljapaev*, الخميس',
  5: 'friday, fri, viernes, vendredi, jumaat, reede, reedel, reedeks, الجمعه',
  6: 'saturday, sat, sabado, samedi, sabtu, laupaev*, السبت',
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
