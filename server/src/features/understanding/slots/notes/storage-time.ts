import { PhraseSet } from '../../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';

const spans = new PhraseSet({
  span: 'week, weeks, month, months, year, years, semana, semanas, mes, meses, ano, anos, semaine, semaines, mois, an, ans, minggu, bulan, tahun, nadal, nadalat, nadalaks, kuu, kuud, kuuks, aasta, aastat, aastaks, poolaasta*, sebulan, setahun, اسبوع, اسبوعين, اسابيع, شهر, شهرين, شهور, اشهر, سنه, سنتين',
});
/** Spans that need no number. */
const whole = new PhraseSet({
  whole:
    'half a year, a year, a month, a couple of months, few months, medio ano, un ano, un mes, un par de meses, six mois, un an, un mois, setengah tahun, setahun, sebulan, pool aastat, poolaasta*, paar kuud, نص سنه, نصف سنه, شهرين, اسبوعين, سنتين, شهر واحد',
});
/** Words beside it that tell of nothing else. */
const small = new Set(
  (
    'no not make it that s rather better instead sorry actually for about just only wait more like or maybe then please ' +
    'pues mejor son no sino por mas bien en realidad perdon espera que sean unos unas solo o tal vez el la un par de medio ' +
    'non plutot en fait pas pour pendant finalement mieux vaut une environ disons ou ' +
    'bukan bkn tak eh sebenarnya selama lebih kurang dalam je la lah lagi baik maaf setengah ' +
    'ei pigem hoopis mitte ikka umbes vaid parem paar pool siis vabandust tegelikult ' +
    'لا مش بل احسن افضل خليها خليهم يمكن لمده حوالي بدل عفوا نص نصف وليس مو'
  ).split(' '),
);
const mostWords = 8;
const storing = new PhraseSet({
  storing:
    'stor*, almacen*, guarda*, bodega, trastero, stock*, entrepos*, garde*, simpan*, stor, ladu*, laos, lattu, hoius*, خزن*, تخزن*, تخزين, مخزن',
});

const isSpanOnly = (words: readonly SentenceWord[]): boolean => {
  const said = spans.find(words);
  const isCounted = words.some(({ plain }) => numberOfThings(plain) !== undefined) || whole.has(words);
  const isRest = ({ plain }: SentenceWord, at: number) =>
    small.has(plain) || numberOfThings(plain) !== undefined || said.some(({ from, to }) => at >= from && at < to);
  return said.length > 0 && isCounted && words.every(isRest);
};

/** "No, rather six months", of a move whose things are stored: how long, and no day of the move. */
export const isStorageTime = ({ words, text }: Sentence): boolean =>
  words.length <= mostWords && !/[?؟]/u.test(text) && isSpanOnly(words);

/** Whether a note says how long things are stored. */
export function tellsStorageTime(note: string): boolean {
  const sentence = readSentence(note);
  return isStorageTime(sentence) || (storing.has(sentence.words) && spans.has(sentence.words));
}
