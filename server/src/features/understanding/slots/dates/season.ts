import { PhraseSet } from '../../phrase-set.js';
import type { Sentence } from '../../sentence.js';
import type { Slot } from '../slot.js';
import { asMonth, type CalendarDay } from './calendar-day.js';

const seasons = new PhraseSet({
  spring: 'spring, springtime, primavera, printemps, musim bunga, kevad, kevadel, الربيع, ربيع',
  summer: 'summer, summertime, verano, ete, l ete, musim panas, suvi, suvel, الصيف, صيف',
  autumn: 'autumn, otono, automne, musim luruh, sugis, sugisel, الخريف, خريف',
  fall: 'this fall, next fall, in the fall, in fall, the fall',
  winter: 'winter, wintertime, invierno, hiver, musim sejuk, talv, talvel, الشتاء, شتاء',
  christmas: 'christmas, xmas, navidad, navidades, noel, krismas, joulud, joulude, joule, jouluks, الميلاد',
});
/** Whether the words are the name of a season and nothing else. */
export const isSeason = (words: Sentence['words']): boolean =>
  seasons.find(words).some(({ from, to }) => from === 0 && to === words.length);

/** The month in the middle. */
const months = { spring: 4, summer: 7, autumn: 10, fall: 10, winter: 1, christmas: 12 } as const;
const halfYear = 6;
const yearMonths = 12;
/** "Spring" is also a spring of a bed, and "été" a form of "être". */
const before = new Set(
  (
    'this next coming the in by during early mid late end of for around before after de despues tras las apres lepas selepas parast بعد عقب este esta el la en proximo proxima finales principios ' +
    'cet cette l au le a prochain pendant avant apres musim pada sel selle selleks tuleva jargmise jargmisel see هذا في خلال القادم'
  ).split(' '),
);
/** The ending says "in". */
const inEstonian = new Set('kevadel suvel sugisel talvel jouluks'.split(' '));
const southern = new Set('AU NZ ZA AR CL UY PY BO PE BR ID'.split(' '));

/** "After Christmas", "pärast jõule", which begins with the days before the new year and is January for the most. */
const after = new Set('after despues tras pasadas apres lepas selepas parast بعد عقب'.split(' '));
const mostAfter = 3;
const isAfter = (words: Sentence['words'], at: number): boolean =>
  words.slice(Math.max(0, at - mostAfter), at).some(({ plain }) => after.has(plain));

interface SeasonRequest {
  readonly sentence: Sentence;
  readonly today: CalendarDay;
  readonly isAsked?: boolean;
  /** The country in which the move begins. */
  readonly country?: string | undefined;
}

/** "This summer": the month in its middle, of the next such season. */
export function findSeason({ sentence: { words }, today, isAsked, country }: SeasonRequest): Slot<string> | undefined {
  const found = seasons.find(words).find(({ from }) => {
    const isAlone = words.length < 3 || isAsked;
    return (
      isAlone ||
      inEstonian.has(words[from]?.plain ?? '') ||
      before.has(words[from - 1]?.plain ?? '') ||
      before.has(words[from]?.plain ?? '') ||
      /^\p{Script=Arabic}/u.test(words[from]?.plain ?? '')
    );
  });
  if (!found) return undefined;
  const isTurned = found.label !== 'christmas' && southern.has(country ?? '');
  if (found.label === 'christmas' && isAfter(words, found.from))
    return { value: asMonth({ year: today.year + 1, month: 1 }), confidence: 0.75 };
  const month = ((months[found.label] - 1 + (isTurned ? halfYear : 0)) % yearMonths) + 1;
  const year = today.year + (month < today.month ? 1 : 0);
  return { value: asMonth({ year, month }), confidence: 0.75 };
}
