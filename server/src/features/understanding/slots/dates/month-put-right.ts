import { PhraseSet } from '../../phrase-set.js';
import type { SentenceWord } from '../../sentence.js';

const puttingRight = new PhraseSet({
  right:
    'yeah, yes, yep, definitely, let s say, go for, go with, digamos, disons, jah, ايوه, نعم, scratch that, or no, changed to, better, no actually, no, actually, sorry, rather, instead, make it, i mean, mejor, perdon, digo, plutot, finalement, pardon, bon, sebenarnya, silap, maaf, eh, pigem, hoopis, vabandust, ei, لا, بل, عفوا, اقصد',
});

/** "June. no July": the later month counts where the words before it put something right. */
export const putsRight = (words: readonly SentenceWord[], from: number): boolean =>
  puttingRight.has(words.slice(Math.max(0, from - 2), from));

/** Behind the month: "June then, no... July after all", "juunis ikka". */
const settlingBehind = new PhraseSet({
  settled:
    'after all, instead, actually, al final, mejor, plutot, finalement, en fait, jugak, sebenarnya, ikka, hoopis, siiski, pigem, احسن, افضل',
});
const mostOfSettling = 3;

/** Whether the words right behind a month choose it over the one before. */
export const isChosen = (words: readonly SentenceWord[], to: number): boolean =>
  words[to]?.followsMark !== true &&
  words[to + 1]?.plain !== 'of' &&
  settlingBehind.find(words.slice(to, to + mostOfSettling)).some(({ from }) => from === 0);

/** "No es marzo, es mayo", "ei ole 10. märts": with its verb the word denies, and is no "no" to what was before. */
const isVerb = new Set('es son era fue est ole olnud'.split(' '));

const denying = new Set('not no pas sino bukan tak mitte ei ليس لا مش مو'.split(' '));

/** "Rather than August", "en lugar de agosto", "juuni asemel". */
const instead = new PhraseSet({
  instead:
    'instead of, rather than, instead of in, not in, en vez de, en lugar de, no en, au lieu de, plutot que, pas en, bukannya, ganti, bukan bulan, tak jadi, بدل, بدلا من, مش في, مو في, مش شهر, مو شهر',
});
const mostOfInstead = 3;

/** Between a denial and its month: "pas fin septembre", "not the end of May". */
const partsOfMonth = new Set(
  (
    'fin fines finales final principios mediados mi debut courant end start beginning middle early late mid hujung awal pertengahan akhir bulan ' +
    'lopus alguses keskel the of in de del d le en a نهايه بدايه منتصف اواخر اوائل شهر في'
  ).split(' '),
);
const mostOfParts = 4;

function denialBefore(words: readonly SentenceWord[], from: number): number {
  let at = from - 1;
  const isPart = ({ plain }: SentenceWord) => partsOfMonth.has(plain) || isVerb.has(plain) || /^\d{1,2}$/.test(plain);
  const word = () => words[at];
  // The full stop of "10. märts" is that of the day.
  const isApart = () => words[at + 1]?.followsMark === true && !/^\d{1,2}$/.test(word()?.plain ?? '');
  for (let one = word(); one && from - at < mostOfParts && isPart(one) && !isApart(); one = word()) at--;
  return at;
}

/** Behind the month: "May doesn't work", "mai ei sobi". */
const refusedBehind = new PhraseSet({
  refused:
    'is no good, s no good, no good, doesn t work, doesnt work, does not work, won t work, wont work, is out, is too early, is too late, is too soon, no me va, no nos va, no puede ser, no va bien, no me viene bien, no nos viene bien, ne va pas, va pas, ne me va pas, ne marche pas, n est pas possible, tak boleh, tak sesuai, tak dapat, tidak sesuai, ei sobi, ei saa, ei passi, ei ole hea, ما يناسب, ما يناسبني, ما بيناسب, مش مناسب, مو مناسب, ما ينفع',
});
const mostOfRefusal = 5;
const isRefusedBehind = (words: readonly SentenceWord[], to: number): boolean =>
  words[to]?.followsMark !== true &&
  refusedBehind.find(words.slice(to, to + mostOfRefusal)).some(({ from }) => from === 0);

/** "Not June, July", "pas décembre, janvier plutôt"; "no, July" and "June. no July" name July. */
export function deniesMonth(words: readonly SentenceWord[], from: number, to = from + 1): boolean {
  const isReplaced = instead.has(words.slice(Math.max(0, from - mostOfInstead), from)) || words[to]?.plain === 'asemel';
  if ((isReplaced && !putsRight(words, from)) || isRefusedBehind(words, to)) return true;
  const at = denialBefore(words, from);
  const isDenied = !words[at + 1]?.followsMark && denying.has(words[at]?.plain ?? '');
  if (isDenied && isVerb.has(words[at + 1]?.plain ?? '')) return true;
  // At the beginning or after another month, "no" puts right what was before.
  const isBare = ['no', 'ei', 'لا'].includes(words[at]?.plain ?? '');
  // "Juunis ei juulis": the Estonian for "not" is another word.
  const isOfMonthBefore = words[at]?.plain === 'ei' && at === from - 1;
  return isDenied && !(isBare && (at === 0 || words[at]?.followsMark || isOfMonthBefore));
}
