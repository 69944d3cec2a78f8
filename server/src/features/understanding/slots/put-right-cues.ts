import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

/** What people write between a fact and the one that takes its place: "to York, no wait, to Hull". */
const cues = new PhraseSet({
  /** Each puts right by itself. */
  right:
    'no wait, wait no, oh wait, wait, hang on, hold on, no sorry, sorry no, sorry, no actually, actually no, actually, i mean, i meant, make it, make that, or rather, rather, scratch that, no no, no hang on, correction, my mistake, my bad, oops, ' +
    'no espera, ay espera, no perdon, perdon, perdona, digo, quiero decir, quise decir, queria decir, mejor dicho, no mejor, o mejor, mejor, bueno no, ay no, uy no, ah no, no no, no que va, mas bien, en realidad, ' +
    'non attends, non attendez, attends, attendez, non pardon, pardon, enfin non, enfin plutot, euh non, ah non, je veux dire, je voulais dire, non plutot, ou plutot, plutot, non non, en fait, finalement, ' +
    'eh silap, eh bukan, eh tak, eh salah, silap, maksud saya, tak silap, eh sorry, maaf, eh tunggu, tunggu, sebenarnya, tak tak, bukan bukan, ' +
    'ei oota, oota ei, ei vabandust, vabandust, oot ei, oot, oota, tahendab, ei pigem, pigem, oigemini, ei ei, oi ei, tegelikult, ' +
    'لا استني, لا استنى, لا عفوا, لا اسف, اسف, عفوا, قصدي, اقصد, لا انتظر, انتظر, لا بل, بل, لا لا, استني, استنى',
  /** Behind a comma the same, as these deny no name. */
  denial: 'non, ei, لا',
  /** These may also deny what stands right behind them: "to York, no Hull". */
  no: 'no, nope, bukan, tidak, tak',
  pause: 'eh, er, erm, uh, um, hmm, euh, uy, ay, ops, oh, ah, well, bueno, enfin',
  /** Only beside others: "not a studio, it's a one bed" puts right by its "not". */
  filler: 'really, que, q, son, es, it s, its, cest, c est, on, see on',
});
const mostWords = 6;

export interface CueRun {
  readonly from: number;
  readonly to: number;
  /** By itself, behind a comma, between two commas, or only as it hesitates. */
  readonly kind: 'right' | 'denial' | 'no' | 'pause';
}

const kinds = ['right', 'denial', 'no', 'pause'] as const;

/** Where the words put right what stands before them. */
export function cueRuns(words: readonly SentenceWord[]): CueRun[] {
  const found = cues.find(words);
  const isCue = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  const runs: CueRun[] = [];
  for (let from = 1; from < words.length; from++) {
    if (!isCue(from)) continue;
    let to = from + 1;
    while (to < words.length && isCue(to)) to++;
    const within = found.filter((one) => one.from >= from && one.to <= to);
    const kind = kinds.find((one) => within.some(({ label }) => label === one));
    const isApart = kind === 'right' || words[from]?.followsMark === true;
    if (kind && isApart && to < words.length && to - from <= mostWords) runs.push({ from, to, kind });
    from = to;
  }
  return runs;
}
