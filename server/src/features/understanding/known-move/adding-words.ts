import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { numberOfThings } from '../slots/number-words.js';
import { addingVerbs } from '../slots/things/adding-verbs.js';

/** What says that something comes to what is known. */
export const addingWords = new PhraseSet({
  /** Beside the thing that is added, and never said of one that is known: "another sofa", "2 more beds". */
  another:
    'more, another, extra, additional, on top, on top of that, in addition, mas, otra, otras, otro, otros, adicional, adicionales, encima, encore, autre, autres, supplementaire*, en sus, par dessus, lagi, tambahan, veel, juurde, otsa, اضافي, اضافيه, المزيد, زياده, فوقهم, فوقها',
  /** Beside the thing as well, but "add a washing machine" may be said twice of the same one. */
  beside: `lisaks, كمان, ${addingVerbs}`,
  /** Before the first thing alone, since it joins the things of a list: "3 beds plus 20 boxes". */
  before:
    'also, as well, too, plus, tambien, ademas, aussi, egalement, en plus, de plus, juga, sekali, ايضا, برضو, برضه',
});
/** "20 boxes, no more" says how many there are. */
const noMore = new PhraseSet({
  none:
    'no more, not more, nothing more, no extra, none extra, no additional, no mas, ni mas, nada mas, sin mas, ninguna mas, ninguno mas, ' +
    'pas plus, pas de plus, pas un de plus, rien de plus, rien en plus, sans plus, pas d autre, pas d autres, tak lebih, tiada lagi, tak ada lagi, takde lagi, jangan tambah, tak tambah, ' +
    'more like, more or less, more than, mas bien, mas o menos, plus ou moins, ei rohkem, mitte rohkem, ei midagi lisaks, ei lisa, mitte veel, لا اضافي, بدون اضافي, من غير اضافي',
});
/** "55 boxes plus the mixer" says how many boxes there are, and adds the mixer. */
const joining = new Set('plus pluss mas tambah campur lisaks زائد'.split(' '));
const determiners = new Set(
  'the a an my our your this that these those el la los las un una mi mis nuestro nuestra le les l une mon ma mes notre nos des du minu meie'.split(
    ' ',
  ),
);
const withDeterminer = new Set(['plus', 'mas']);
const courtesies = new Set(
  'please pls plz thanks svp tolong ya sila palun now ahora maintenant sekarang nuud'.split(' '),
);
/** What says that a number is all there is: "55 boxes now", "30 in total". */
const total = new PhraseSet({
  total:
    'now, in the end, al final, au final, lopuks, akhirnya, بالنهايه, في النهايه, in total, total, in all, altogether, all told, overall, all in all, ahora, en total, ya son, maintenant, desormais, au total, en tout, sekarang, jumlah, kesemuanya, semua sekali, jumlahnya, nuud, kokku, uldse, kokkuvottes, الان, المجموع, بالمجموع, مجموع, اجمالي, بالاجمالي, صار, صارت, صاروا',
});
const reach = 3;

interface Span {
  readonly from: number;
  readonly to: number;
}

function addingIn(words: readonly SentenceWord[]) {
  const none = noMore.find(words);
  return addingWords.find(words).filter((one) => !none.some(({ from, to }) => one.from >= from && one.to <= to));
}

/** Whether something comes to what is known, and does not say it again. */
export const addsSomething = (words: readonly SentenceWord[]): boolean => addingIn(words).length > 0;

/** Whether it is one more of what is known: "another", where "also" may say it again. */
export const saysAnother = (words: readonly SentenceWord[]): boolean =>
  addingIn(words).some(({ label }) => label === 'another');

/** Whether all the things come to what is known, each said so by itself or together: "20 boxes en plus", "only one more box". */
export const addsEach = (words: readonly SentenceWord[], things: readonly Span[]): boolean =>
  things.length > 0 &&
  (saysAnother(words) || things.some((thing) => addingIn(words).some((at) => isNear(words, thing, at)))) &&
  addedThings(words, things).size === things.length;

function isNear(words: readonly SentenceWord[], { from, to }: Span, at: Span): boolean {
  const gap = at.to <= from ? words.slice(at.to, from + 1) : words.slice(to, at.from + 1);
  return gap.length > 0 && gap.length <= reach && !gap.some(({ followsMark }) => followsMark);
}

/** "Plus one big bag", where "plus 5" counts more of what is before. */
const countsNext = (words: readonly SentenceWord[], at: number): boolean =>
  numberOfThings(words[at]?.plain ?? '') !== undefined && words[at + 1]?.followsMark === false;

/** "Plus the mixer", behind a thing that it does not add. */
function joinsNext(words: readonly SentenceWord[], things: readonly Span[], at: Span): boolean {
  const last = words[at.to - 1];
  const next = words[at.to];
  const isBehind = things.some(({ to }) => to <= at.from) && !things.some(({ from }) => from >= at.to);
  if (!isBehind || !next || next.followsMark || !joining.has(last?.plain ?? '')) return false;
  return withDeterminer.has(last?.plain ?? '')
    ? determiners.has(next.plain) || countsNext(words, at.to)
    : !courtesies.has(next.plain);
}

/** The words of the clause that it stands in. */
function clauseAt(words: readonly SentenceWord[], { from, to }: Span): readonly SentenceWord[] {
  let [start, end] = [from, to];
  while (start > 0 && !words[start]?.followsMark) start--;
  while (end < words.length && !words[end]?.followsMark) end++;
  return words.slice(start, end);
}

/** Which of the named things come to those that are known. */
export function addedThings<Thing extends Span>(words: readonly SentenceWord[], things: readonly Thing[]): Set<Thing> {
  const [first] = things;
  const found = addingIn(words).filter((at) => !joinsNext(words, things, at));
  const isTotal = (thing: Thing) => total.has(clauseAt(words, thing));
  if (things.length === 1 && first && isTotal(first))
    return new Set(found.some((at) => at.label !== 'before' && isNear(words, first, at)) ? things : []);
  const isAll = things.length === 1 ? found.length > 0 : found.some(({ from }) => first && from < first.from);
  if (isAll) return new Set(things);
  // "6 sillas más 20 cajas" joins two things of a list.
  const isJoint = (at: Span) =>
    things.some(({ to }) => to === at.from) && numberOfThings(words[at.to]?.plain ?? '') !== undefined;
  const isApart = (at: Span, thing: Thing) =>
    things.some(
      (other) =>
        other !== thing && Math.min(at.from, thing.from) < other.from && other.from < Math.max(at.from, thing.from),
    );
  return new Set(
    things.filter((thing) =>
      found.some((at) => at.label !== 'before' && !isJoint(at) && isNear(words, thing, at) && !isApart(at, thing)),
    ),
  );
}
