import { type Sentence, type SentenceWord, withAsciiDigits } from '../../sentence.js';
import { isMonthName } from '../places/town-or-month.js';

/** "The 15th", "le 15", "15ndal", at the beginning of a clause. */
const dayFirst =
  /^(?:(?:on|around|say|maybe|ideally|preferably|sobre|hacia|idealmente|vers|plutot|ideal|pada|umbes|يوم|حوالي)\s)?(?:the|el|le|dia|hb|يوم|ال)?\s?(\d{1,2})(st|nd|rd|th|er|hb|ndal|ndaks)?(?:\s(.+))?$/u;
/** What may stand behind the day, which counts nothing by it. */
const behind = new Set(
  'if ideally preferably please or maybe would possible when si idealmente preferiblemente por o de ou idealement s kalau jika atau kui voi voimalusel اذا لو ان او'.split(
    ' ',
  ),
);

const clausesOf = (words: readonly SentenceWord[]): SentenceWord[][] => {
  const clauses: SentenceWord[][] = [];
  for (const word of words) {
    const last = clauses.at(-1);
    if (last && !word.followsMark) last.push(word);
    else clauses.push([word]);
  }
  return clauses;
};

const namesMonth = (clause: readonly SentenceWord[]): boolean => clause.some(({ plain }) => isMonthName(plain));

/** "Mid January, the 15th if possible": the day of a clause of its own, beside the month. */
export function dayBesideMonth({ words }: Sentence): number | undefined {
  const clauses = clausesOf(words);
  const monthAt = clauses.findIndex(namesMonth);
  // Of two months, the day has its own.
  if (monthAt === -1 || monthAt !== clauses.findLastIndex(namesMonth)) return undefined;
  for (const clause of clauses.slice(monthAt + 1)) {
    const said = withAsciiDigits(clause.map(({ plain }) => plain).join(' '));
    const [, number, ordinal, rest] = dayFirst.exec(said) ?? [];
    const day = Number(number ?? Number.NaN);
    const isDay = day >= 1 && day <= 31 && (ordinal !== undefined || /^\D/.test(said));
    const isCounting = rest !== undefined && !behind.has(rest.split(' ')[0] ?? '');
    if (isDay && !isCounting) return day;
  }
  return undefined;
}
