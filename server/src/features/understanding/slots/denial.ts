import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';

/** Words that deny what follows soon: "no pets", "without the car", "we don't have any pets". */
const without = new PhraseSet({
  not:
    'no, not, without, dont, don t, doesn t, haven t, hasn t, wont, won t, neither, zero, none, nor, sin, ningun*, tampoco, ni, ' +
    'pas, sans, aucun*, ni, tiada, tanpa, tidak, bukan, ilma, ei, pole, بدون, بلا, لا, ليس, لن, دون',
});
const reach = 5;

/** Whether the word is denied: "no pets", "without a piano". */
export function isDenied(sentence: readonly SentenceWord[], at: number): boolean {
  let start = at;
  while (start > 0 && at - start < reach && !sentence[start]?.followsMark) start--;
  const clause = sentence.slice(start, at);
  // "Why not take the dog", "not only the car".
  const isReversed = clause.some(({ plain }) =>
    ['only', 'solo', 'seulement', 'but', 'pero', 'mais', 'if'].includes(plain),
  );
  const after = sentence.slice(at + 1, at + 2).map(({ plain }) => plain);
  return (without.has(clause) && !isReversed) || ['ei', 'pole', 'puudub'].includes(after[0] ?? '');
}
