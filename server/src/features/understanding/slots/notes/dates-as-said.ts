import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';
import type { Clause } from './clauses.js';

const joined = (before: string, names: string): string =>
  before
    .split(', ')
    .flatMap((one) => names.split(', ').map((name) => `${one} ${name}`))
    .join(', ');

/** Weeks and seasons of a move, of which the calendar keeps only a month. */
const spans = new PhraseSet({
  said: [
    'next week, the week after next, in two weeks, en dos semanas, dans deux semaines, in a fortnight',
    joined(
      'next, this, this coming, early, late, mid, sometime in, some time in, in',
      'spring, summer, autumn, winter',
    ),
    'next fall, this fall, la proxima semana, la semana que viene, la semana proxima, la semaine prochaine, minggu depan, jargmisel nadalal, tuleval nadalal, الاسبوع القادم, الاسبوع الجاي, الاسبوع المقبل',
    joined(
      'la proxima, esta, en, el proximo, este, a finales de, a principios de',
      'primavera, verano, otono, invierno',
    ),
    joined('au, cet, cette, en, l, debut, fin', 'printemps, ete, automne, hiver'),
    joined('printemps, ete, automne, hiver', 'prochain'),
    'musim bunga, musim panas, musim luruh, musim sejuk',
    joined('jargmisel, sel, tuleval, varasel, hilisel', 'kevadel, suvel, sugisel, talvel'),
    joined('الربيع, الصيف, الخريف, الشتاء', 'القادم, الجاي, المقبل, الجاي'),
  ].join(', '),
});
/** Said of a call, of a price or of what somebody else does then. */
const ofOthers = new PhraseSet({
  other:
    'call, ring, phone, visit, survey, quote, price, cheaper, sale, sold, bed, mattress, llam*, precio, presupuesto, visita, appel*, rappel*, prix, devis, visite, harga, telefon, hubungi, lawatan, helista*, hind*, pakkum*, اتصل*, السعر, سعر, زياره',
});

/** Whether a note is on such a time, so that another date takes its place. */
export const isDateAsSaid = (words: readonly SentenceWord[]): boolean => spans.has(words);

/** "Next week", "next spring": the date keeps the month, and this is noted as it was said. */
export const datesAsSaid = (words: readonly SentenceWord[], hasMonthAlone: boolean): Clause[] =>
  hasMonthAlone && !ofOthers.has(words) ? spans.find(words).map(({ from, to }) => ({ from, to })) : [];
