import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const puttingRight = new PhraseSet({
  right:
    'no, actually, sorry, rather, instead, make it, i mean, mejor, perdon, digo, plutot, finalement, pardon, bon, sebenarnya, silap, maaf, eh, pigem, hoopis, vabandust, لا, بل, عفوا, اقصد',
});

/** "June. no July": the later month counts where the words before it put something right. */
export const putsRight = (words: readonly SentenceWord[], from: number): boolean =>
  puttingRight.has(words.slice(Math.max(0, from - 2), from));

const denying = new Set('not no pas sino bukan tak mitte ei ليس لا مش مو'.split(' '));

/** "Not June, July", "pas décembre, janvier plutôt"; "no, July" and "June. no July" name July. */
export function deniesMonth(words: readonly SentenceWord[], from: number): boolean {
  const isDenied = !words[from]?.followsMark && denying.has(words[from - 1]?.plain ?? '');
  // At the beginning or after another month, "no" puts right what was before.
  const isBare = ['no', 'ei', 'لا'].includes(words[from - 1]?.plain ?? '');
  return isDenied && !(isBare && (from === 1 || words[from - 1]?.followsMark));
}
