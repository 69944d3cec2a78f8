import { monthWords } from '../../../../text/month-names.js';
import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { Clause } from './clauses.js';

const weeks = new PhraseSet({
  week:
    'first week, 1st week, second week, 2nd week, third week, 3rd week, fourth week, 4th week, last week, middle week, primera semana, segunda semana, tercera semana, cuarta semana, ultima semana, ' +
    'premiere semaine, 1ere semaine, deuxieme semaine, 2eme semaine, seconde semaine, troisieme semaine, derniere semaine, minggu pertama, minggu kedua, minggu ketiga, minggu keempat, minggu terakhir, ' +
    'esimene nadal, esimesel nadalal, teine nadal, teisel nadalal, kolmas nadal, kolmandal nadalal, viimane nadal, viimasel nadalal, الاسبوع الاول, اول اسبوع, الاسبوع الثاني, ثاني اسبوع, الاسبوع الثالث, ثالث اسبوع, الاسبوع الاخير, اخر اسبوع',
});
const months = new PhraseSet({ month: monthWords.join(', ') });
const small = new Set('the in of say maybe probably please la en de del le dans pada bulan في من شهر'.split(' '));
const mostBetween = 2;

/** "The first week of May", and "first week" alone of a move whose month is known: the date keeps the month, and this is noted. */
export function weeksOfMonth(words: readonly SentenceWord[], knowsMonth: boolean): Clause[] {
  return weeks.find(words).flatMap(({ from, to }) => {
    const behind = words.slice(to, to + mostBetween + 1);
    const month = months
      .find(behind)
      .find(({ from: at }) => behind.slice(0, at).every(({ plain }) => small.has(plain)));
    if (month) return [{ from, to: to + month.to }];
    const isAlone = words.every(({ plain }, at) => (at >= from && at < to) || small.has(plain));
    return isAlone && knowsMonth ? [{ from, to }] : [];
  });
}
