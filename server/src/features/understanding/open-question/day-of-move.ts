import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { clausesOf } from '../slots/notes/clauses.js';
import { namesTime } from '../slots/notes/other-dates.js';
import { calls } from './call-words.js';

/** Words of who leaves or moves on a day. */
const leaving = new PhraseSet({
  leaving:
    'we move, i move, we re moving, were moving, i m moving, im moving, we are moving, we leave, i leave, we re leaving, we are leaving, i m leaving, im leaving, moving on, leaving on, move out, moving out, moving day is, ' +
    'nos mudamos, me mudo, salimos, salgo, nos vamos, me voy, la mudanza es, on part, on demenage, nous partons, nous demenageons, je pars, je demenage, le demenagement est, c est le demenagement, ' +
    'kami pindah, saya pindah, kami bertolak, pindah pada, kolime, kolin, lahkume, kolimine on, ننتقل, انتقل, بننتقل, بننقل, ننقل, نسافر, اسافر, نرحل, بنرحل',
});

/** Whether each word stands in a clause that tells the day of the move and speaks of no call: "on part le 30". */
export function tellingMoveDay(words: readonly SentenceWord[]): (at: number) => boolean {
  const clauses = clausesOf(words).filter(({ from, to }) => {
    const clause = words.slice(from, to);
    return leaving.has(clause) && namesTime(clause) && !calls.has(clause);
  });
  return (at) => clauses.some(({ from, to }) => at >= from && at < to);
}
