import { wordSet } from '../../../text/word-set.js';
import { isCorrecting } from '../known-move/correction-words.js';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { leaving, staying } from './leaving-words.js';
import { isNotTaken } from './not-taken.js';
import { numberOfThings } from './number-words.js';

const joints = wordSet('and or nor y e o u ni et ou dan atau ja ning voi ega او');
/** "Sofa dengan katil tak payah bawa": between things of which the same is said behind them. */
const together = wordSet('with con avec dengan koos مع');
/** With these another thing of the same message comes along: "we sell the sofa and take the bed". */
const takings = wordSet(
  'take takes taking bring brings bringing keep keeping move moving come comes coming add adding need have but not only just ' +
    'llevo llevamos traigo traemos viene vienen quiero queremos anade pero si prends prend prenons emmene emmenons emporte emportons vient viennent garde gardons mais ' +
    'bawa bawak ikut nak tapi votan votame tuleb tulevad aga kuid vaid ناخذ ناخد بناخد باخد اخذ تجي بتجي معنا بس لكن',
);
const reach = { list: 8, name: 3 } as const;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** "والغسالة": the Arabic "and" is part of its word. */
const isJoinedWord = (word: SentenceWord | undefined): boolean => /^و\p{Script=Arabic}{2,}/u.test(word?.plain ?? '');
const isJoint = (word: SentenceWord | undefined): boolean =>
  word !== undefined && (joints.has(word.plain) || isJoinedWord(word));

const says = (words: readonly SentenceWord[]): boolean => words.some(({ plain }) => takings.has(plain));

/** Where the word stands that joins the thing to what is before it; undefined where none does. */
function jointBefore(words: readonly SentenceWord[], from: number): number | undefined {
  if (isJoinedWord(words[from])) return from;
  for (let at = from - 1; at >= Math.max(1, from - reach.name); at--) {
    if (isJoint(words[at])) return at;
    if (words[at + 1]?.followsMark) return at + 1;
  }
  return undefined;
}

/** "We're leaving the sofa and the beds": the verb before the first thing of a list is of all of it. */
function isLeftByVerb(words: readonly SentenceWord[], from: number): boolean {
  const joint = jointBefore(words, from);
  if (joint === undefined) return false;
  const start = Math.max(0, joint - reach.list);
  const verb = leaving.find(words.slice(start, joint)).at(-1);
  return verb !== undefined && start + verb.to < joint && !says(words.slice(start + verb.to, from));
}

/** Verbs of one thing, which say nothing of several that are counted before it. */
const ofOne = new PhraseSet({
  stays:
    'stays, is staying, s staying, goes, is going, isn t coming, isnt coming, is not coming, doesn t come, doesnt come, se queda, ya no viene, no viene, no va, la dejo, lo dejo, la dejamos, lo dejamos, ' +
    'reste, restera, ne vient pas, vient pas, ne part pas, jaab, ei tule, تبقي, تبقى, بتبقي, بتبقى, حتبقي, يبقي, يبقى, بيبقي, بيبقى, باقيه, باقي, تظل, بتضل, بيضل, مش جايه, مش جاي',
  /** Malay tells no number: several are put right by what the message begins with. */
  unnumbered: 'tinggal, ditinggalkan, tak ikut, tak bawa, tak jadi, tidak ikut, tidak dibawa, x jadi',
});
const reachOfVerb = 5;

/** "No wait, 14 boxes and the bike stays": the boxes are counted anew, and only the bike stays. */
export function isCountedApart(words: readonly SentenceWord[], { from, to }: Span): boolean {
  const number = numberOfThings(words[from - 1]?.plain ?? '');
  if (number === undefined || number < 2 || !isJoint(words[to])) return false;
  const [verb] = ofOne.find(words.slice(to, to + reachOfVerb));
  return verb !== undefined && (verb.label === 'stays' || isCorrecting(words));
}

/** "The sofa and the beds stay": what is said of the last thing of a list is said of all of it. */
function staysWithNext(words: readonly SentenceWord[], { from, to }: Span): boolean {
  const isListed = isJoint(words[to]) || together.has(words[to]?.plain ?? '');
  if (!isListed || isCountedApart(words, { from, to }) || says(words.slice(Math.max(0, from - reach.name), from)))
    return false;
  for (let at = to + 1; at <= to + 1 + reach.name; at++) {
    const rest = words.slice(at);
    if (words[at]?.followsMark || says(words.slice(to, at))) return false;
    if (staying.find(rest).some((one) => one.from === 0) || isNotTaken(words, at)) return true;
  }
  return false;
}

/** Whether a thing stays because the list that it stands in does. */
export const isLeftWithList = (words: readonly SentenceWord[], thing: Span): boolean =>
  isLeftByVerb(words, thing.from) || staysWithNext(words, thing);
