import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const puttingRight = new PhraseSet({
  right:
    'scratch that, or no, changed to, better, no actually, no, actually, sorry, rather, instead, make it, i mean, mejor, perdon, digo, plutot, finalement, pardon, bon, sebenarnya, silap, maaf, eh, pigem, hoopis, vabandust, لا, بل, عفوا, اقصد',
});

/** "June. no July": the later month counts where the words before it put something right. */
export const putsRight = (words: readonly SentenceWord[], from: number): boolean =>
  puttingRight.has(words.slice(Math.max(0, from - 2), from));

const denying = new Set('not no pas sino bukan tak mitte ei ليس لا مش مو'.split(' '));

/** "Rather than August", "en lugar de agosto", "juuni asemel". */
const instead = new PhraseSet({
  instead:
    'instead of, rather than, instead of in, not in, en vez de, en lugar de, no en, au lieu de, plutot que, pas en, bukannya, ganti, bukan bulan, tak jadi, بدل, بدلا من, مش في, مو في, مش شهر, مو شهر',
});
const mostOfInstead = 3;

/** "Not June, July", "pas décembre, janvier plutôt"; "no, July" and "June. no July" name July. */
export function deniesMonth(words: readonly SentenceWord[], from: number, to = from + 1): boolean {
  const isReplaced = instead.has(words.slice(Math.max(0, from - mostOfInstead), from)) || words[to]?.plain === 'asemel';
  if (isReplaced && !putsRight(words, from)) return true;
  const isDenied = !words[from]?.followsMark && denying.has(words[from - 1]?.plain ?? '');
  // At the beginning or after another month, "no" puts right what was before.
  const isBare = ['no', 'ei', 'لا'].includes(words[from - 1]?.plain ?? '');
  return isDenied && !(isBare && (from === 1 || words[from - 1]?.followsMark));
}
