import { PhraseSet } from '../../phrase-set.js';
import { readSentence, type Sentence, type SentenceWord } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';
import { thingsIn } from './inventory.js';

/** What takes back the number behind it: "not 10 boxes". */
const denying = new PhraseSet({
  not: 'not, isn t, aren t, it s not, they re not, no longer, no son, no es, no eran, ya no son, no, pas, n est pas, ne sont pas, c est pas, bukan, bukannya, bkn, tak jadi, mitte, ei ole, pole, enam mitte, ليس, ليست, مش, مو, مب, ما هي, مهي',
});
/** Between the number that was wrong and the right one. */
const between = new Set(
  'but it s is its are they re that make actually rather sorry sino son es pero mejor mais c ce est sont plutot tapi tetapi ialah ada vaid aga hoopis on need بل لكن هي هم بس'.split(
    ' ',
  ),
);
const mostBetween = 4;
const behind = new Set(
  'please pls now instead actually sorry ahora mejor por favor plutot maintenant svp sekarang je saja sahaja tolong nuud hoopis palun الان فقط بس'.split(
    ' ',
  ),
);

const numberAt = (words: readonly SentenceWord[], at: number): number | undefined =>
  numberOfThings(words[at]?.plain ?? '');

/** Where the right number stands behind the thing; a thing of its own behind it is another one. */
function rightNumberAt(words: readonly SentenceWord[], to: number): number | undefined {
  let at = to;
  while (at - to < mostBetween && between.has(words[at]?.plain ?? '') && numberAt(words, at) === undefined) at++;
  const isApart = at > to || words[at]?.followsMark === true;
  const next = words[at + 1];
  const isEnd = next === undefined || next.followsMark || behind.has(next.plain);
  return isApart && isEnd && numberAt(words, at) !== undefined ? at : undefined;
}

/** "Not 10 boxes, 12" with the right number before its thing: "12 boxes". */
export function withRightCounts(sentence: Sentence): Sentence {
  const { text, words } = sentence;
  for (const thing of thingsIn(words)) {
    const wrong = [thing.from - 1, thing.from - 2].find((at) => numberAt(words, at) !== undefined);
    const right = rightNumberAt(words, thing.to);
    const denial =
      wrong === undefined ? undefined : denying.find(words.slice(0, wrong)).findLast(({ to }) => to === wrong);
    const [first, number, last, count] = [
      words[denial?.from ?? -1],
      words[wrong ?? -1],
      words[thing.to - 1],
      words[right ?? -1],
    ];
    if (!first || !number || !last || !count) continue;
    const counted = `${count.typed}${text.slice(number.end, last.end)}`;
    return withRightCounts(readSentence(`${text.slice(0, first.start)}${counted}${text.slice(count.end)}`));
  }
  return sentence;
}
