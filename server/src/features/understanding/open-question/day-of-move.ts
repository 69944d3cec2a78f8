import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { clausesOf } from '../slots/notes/clauses.js';
import { namesTime } from '../slots/notes/other-dates.js';
import { calls } from './call-words.js';

/** Words of who leaves or moves on a day. */
const leaving = new PhraseSet({
  leaving:
    'we move, i move, we re moving, were moving, i m moving, im moving, we are moving, we leave, i leave, we re leaving, we are leaving, i m leaving, im leaving, moving on, leaving on, move out, moving out, moving day is, want to move, need to move, have to move, plan to move, planning to move, hope to move, hoping to move, looking to move, move house, moving house, moving in, ' +
    'nos mudamos, me mudo, salimos, salgo, nos vamos, me voy, la mudanza es, mudarnos, mudarme, mudanza en, on part, on demenage, nous partons, nous demenageons, je pars, je demenage, demenager, demenagement en, le demenagement est, c est le demenagement, ' +
    'kami pindah, saya pindah, kami bertolak, pindah pada, pindah bulan, pindah rumah, nak pindah, mahu pindah, ingin pindah, kolime, kolin, lahkume, soovime kolida, tahame kolida, soovin kolida, tahan kolida, plaanime kolida, kolimine on, ننتقل, انتقل, بننتقل, بننقل, ننقل, نسافر, اسافر, نريد الانتقال, اريد الانتقال, نبي ننتقل, الانتقال في, نرحل, بنرحل',
});

/** Whether each word stands in a clause that tells the day of the move and speaks of no call: "on part le 30". */
export function tellingMoveDay(words: readonly SentenceWord[]): (at: number) => boolean {
  const clauses = clausesOf(words).filter(({ from, to }) => {
    const clause = words.slice(from, to);
    return leaving.has(clause) && namesTime(clause) && !calls.has(clause);
  });
  return (at) => clauses.some(({ from, to }) => at >= from && at < to);
}
