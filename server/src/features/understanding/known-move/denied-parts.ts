import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { answersNo, forgetting, keeping, putsRight, saysHowItGoes, statementStarts } from '../slots/denial.js';
import { denyingWords } from '../slots/denying-words.js';
import { removingVerbs } from '../slots/removing-verbs.js';

const denials = new PhraseSet({
  denial:
    'minus, except, drop, scrap, ditch, forget, skip, cancel, leave out, leaving out, do not, no longer, not any more, ya no, olvida, ' +
    `plus de, oubliez, annulez, batalkan, انسي, انسى, ${denyingWords}, ${removingVerbs}`,
});
const ends = new Set(
  'just only solo seulement juste ainult aint hanya فقط بس but pero mais tapi aga kuid vaid sino لكن بل'.split(' '),
);
const longest = 8;
/** A limit on the work for texts that deny again and again. */
const mostParts = 6;

/** "Don't forget the dog": the word of forgetting, with a denial before it. */
const isKept = (words: readonly SentenceWord[], at: number): boolean =>
  forgetting.has(words[at]?.plain ?? '') && at > 0 && denials.has(words.slice(Math.max(0, at - 2), at));

/** "Drop to a one bed" names what it becomes. */
const dropsTo = (words: readonly SentenceWord[], from: number, to: number): boolean =>
  words[from]?.plain === 'drop' && ['to', 'down'].includes(words[to]?.plain ?? '');

/** What stands after each "no" or "without", up to the end of its clause or to another statement, so that it can be read as if it were wanted. */
export function deniedParts(words: readonly SentenceWord[]): SentenceWord[][] {
  const begun = new Set(statementStarts(words));
  return denials
    .find(words)
    .filter(
      ({ from, to }) =>
        ![from, to].some((at) => isKept(words, at)) &&
        !dropsTo(words, from, to) &&
        !putsRight(words.slice(to)) &&
        !answersNo(words, from),
    )
    .slice(0, mostParts)
    .map(({ to }) => {
      let end = to;
      const isEnd = (at: number) => words[at]?.followsMark || begun.has(at) || ends.has(words[at]?.plain ?? '');
      while (end < words.length && end - to < longest && !isEnd(end)) end++;
      return words.slice(to, end);
    })
    .filter((part) => !keeping.has(part) && !saysHowItGoes(part));
}
