import type { Intent, Understanding } from '@meg/shared/contract/understanding';
import { asksSomething } from './classifier/asking-words.js';
import { beginsWithQuestion, isOwnQuestion } from './own-question.js';
import { PhraseSet } from './phrase-set.js';
import { readSentence, type Sentence } from './sentence.js';

export type Wishes = Understanding['wishes'];

/** What a part of a message wants by itself, and how sure that is. */
export interface Judged {
  readonly intent: Intent;
  readonly isSure: boolean;
}

export type Judge = (part: Sentence) => Judged;

const joints = new Set(
  'and also but plus y tambien pero et aussi mais dan juga tapi ja ning ka aga و ايضا ثم'.split(' '),
);
/** Words with which a wish begins. */
const beginnings = new PhraseSet({
  wish:
    'what, how, when, where, who, why, which, can, could, do, does, is, are, will, would, should, may, must, have you, did you, i want, i need, i d like, i would like, we need, we want, please, call me, tell me, send me, give me, book, ' +
    'que, cuanto, cuanta, cuantos, cuantas, cuando, como, donde, quien, por que, puede, puedo, pueden, podemos, hay, es, necesito, quiero, queremos, llamenme, me pueden, tengo que, tenemos que, debemos, hay que, podriais, podeis, podrian, teneis, haceis, se puede, ' +
    'combien, comment, quand, ou, qui, pourquoi, quel, quelle, quels, quelles, est ce, puis je, peut on, pouvez, faut il, dois je, je veux, je voudrais, j ai besoin, y a t il, le chien peut, rappelez, appelez, ' +
    'apa, apakah, berapa, bila, bagaimana, macam mana, di mana, siapa, kenapa, boleh, bolehkah, adakah, perlu, perlukah, saya nak, saya mahu, saya perlu, tolong, hubungi, ' +
    'mis, kui, palju, mitu, kuidas, millal, kus, kes, miks, kas, saab, soovin, tahan, vajan, palun, helistage, ' +
    'هل, وهل, وكم, وما, ومتي, وكيف, كم, متى, متي, كيف, اين, ماذا, ما, من, لماذا, اريد, نريد, احتاج, اتصلوا, ممكن',
});
const dashes = /[–—…]|\.\./u;
/** "Is that incl. VAT": the full stop ends no sentence. */
const abbreviations = new Set('incl excl approx est max min aprox env ca eg ie vs nr tel apt av avda jln'.split(' '));
const mostParts = 10;
const fewestWords = 2;

interface Part {
  readonly from: number;
  readonly to: number;
}

function beginsPart({ words, text }: Sentence, at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before) return false;
  const between = text.slice(before.end, word.start);
  const isNewSentence = /[.?!؟;\n¿]/u.test(between) && !(between === '. ' && abbreviations.has(before.plain));
  const next = joints.has(word.plain) ? at + 1 : at;
  const isJoint =
    next > at ||
    word.followsMark ||
    dashes.test(text.slice(before.end, word.start)) ||
    /^و\p{Script=Arabic}{2}/u.test(word.plain);
  const behind = words.slice(next);
  const startsWish = beginnings.find(behind.slice(0, 3)).some(({ from }) => from === 0) || beginsWithQuestion(behind);
  return isNewSentence || (isJoint && startsWish);
}

/** Where parts may begin: after a full stop, and at "and" or a comma before the words of a wish. */
function partsOf(sentence: Sentence): Part[] {
  const { words, text } = sentence;
  const starts = words.flatMap((_, at) => (at === 0 || beginsPart(sentence, at) ? [at] : []));
  const kept = starts.filter((at, index) => index === 0 || (starts[index + 1] ?? words.length) - at >= fewestWords);
  return kept.slice(0, mostParts).map((at, index) => ({
    from: index === 0 ? 0 : (words[at]?.start ?? 0),
    to:
      words[kept[index + 1] ?? -1]?.start && index < mostParts - 1
        ? (words[kept[index + 1] ?? -1]?.start ?? 0)
        : text.length,
  }));
}

/** The last part of a message that has several, if it asks something: "40 boxes of books. Is the weather a problem". */
export function questionAtEnd(sentence: Sentence): Sentence | undefined {
  const last = partsOf(sentence).at(-1);
  if (!last || last.from === 0) return undefined;
  const part = readSentence(sentence.text.slice(last.from));
  return asksSomething(part) ? part : undefined;
}

/** Whether something is told first, and something else than its price asked after it. */
export function asksBesideMove(sentence: Sentence): boolean {
  const [first, ...others] = partsOf(sentence).map(({ from, to }) => readSentence(sentence.text.slice(from, to)));
  return first !== undefined && !isOwnQuestion(first) && others.some(isOwnQuestion);
}

/** What only turns the question before it round, or asks it of one thing more: "and what isn't", "samedi aussi ?" */
const turningRound = new PhraseSet({
  round:
    'what isn t, what isnt, what s not, whats not, what is not, what not, what doesn t, what is, or not, not, lo que no, que no, cual no, que si, ce qui ne l est pas, ce qui l est pas, ce qui n est pas, et ce qui non, quoi non, ou pas, apa yang tidak, apa yang tak, yang mana tidak, apa tak, mis mitte, mis ei ole, mis pole, ja mis mitte, وما لا, وما لا يشمل, وشو لا, وايش لا, وشو مش, وما ليس',
});
const alsoWords = new Set('too also aussi tambien juga pun ka samuti ايضا كمان برضو'.split(' '));
const mostWordsTurned = 6;
const mostWordsOfAlso = 3;

/** Whether a part goes on with the question before it, which has its answer. */
function continuesBefore({ words }: Sentence): boolean {
  const own = joints.has(words[0]?.plain ?? '') ? words.slice(1) : words;
  const isAlso = own.length <= mostWordsOfAlso && own.some(({ plain }) => alsoWords.has(plain));
  const isTurned =
    own.length <= mostWordsTurned && turningRound.find(own).some(({ from, to }) => from === 0 && to >= own.length - 1);
  return isAlso || isTurned;
}

/** Politeness and what is only told join the wish beside them. */
const idle = new Set<Intent>(['greeting', 'thanks', 'general', 'outOfScope', 'complaint']);

function isWish(part: Sentence, { intent, isSure }: Judged): boolean {
  if (!isSure || (idle.has(intent) && !asksSomething(part) && !isOwnQuestion(part))) return false;
  return intent !== 'greeting' && intent !== 'thanks' && intent !== 'outOfScope';
}

const prices = new Set<Intent>(['quote', 'costs']);

/** What is asked beside a move is looked up, be it clear or not: "Cork to Galway, 3 beds, and do you pack the kitchen". */
function besideMove(part: Sentence, judged: Judged): Judged {
  const isOpen = !judged.isSure || judged.intent === 'quote' || judged.intent === 'general';
  return isOpen && isOwnQuestion(part) ? { intent: 'general', isSure: true } : judged;
}

/** Two parts of one intent are two wishes only where both ask something; a quote says what it costs. */
function isOther(one: Wishes[number], other: Wishes[number], { text }: Sentence): boolean {
  if (prices.has(one.intent) && prices.has(other.intent)) return false;
  if (continuesBefore(readSentence(text.slice(other.from, other.to)))) return false;
  const asks = ({ from, to }: Wishes[number]) => {
    const part = readSentence(text.slice(from, to));
    return asksSomething(part) || isOwnQuestion(part);
  };
  return one.intent !== other.intent || (asks(one) && asks(other));
}

/**
 * All wishes of a message in order: "what would it cost and can the dog come?" has two. A message with one wish is that
 * wish from its first letter to its last.
 */
export function findWishes(sentence: Sentence, whole: Judged, judge: Judge): Wishes {
  const { text } = sentence;
  const one: Wishes = [{ intent: whole.intent, from: 0, to: text.length }];
  const parts = partsOf(sentence);
  if (parts.length < 2 || (whole.isSure && whole.intent === 'complaint')) return one;
  const judgedParts = parts.map(({ from, to }) => {
    const part = readSentence(text.slice(from, to));
    return { from, to, part, alone: judge(part) };
  });
  const [start] = judgedParts;
  const isQuoteAtStart = start?.alone.isSure && start.alone.intent === 'quote';
  const isMove = whole.intent === 'quote' || (!whole.isSure && isQuoteAtStart);
  const found: Wishes = [];
  for (const { from, to, part, alone } of judgedParts) {
    const judged = isMove ? besideMove(part, alone) : alone;
    const wish = { intent: judged.intent, from, to };
    const last = found.at(-1);
    if (isWish(part, judged) && (!last || isOther(last, wish, sentence))) found.push(wish);
    else if (last) {
      last.to = to;
      if (wish.intent === 'quote' && last.intent === 'costs') last.intent = 'quote';
    } else if (isMove) found.push({ intent: 'quote', from, to });
  }
  const [first, second] = isTold(found[0], whole, sentence) ? found.slice(1) : found;
  if (!first) return one;
  // "Hello, how much is it?" has one wish, and that is no greeting.
  if (!second) return whole.isSure && !idle.has(whole.intent) ? one : [{ ...first, from: 0, to: text.length }];
  const wishes = found.slice(found.indexOf(first));
  first.from = 0;
  return wishes;
}

/** "We move from Oslo to Lisbon, does the cat need a passport?": the route is told beside the question. */
const isTold = (first: Wishes[number] | undefined, whole: Judged, { text }: Sentence): boolean =>
  first?.intent === 'quote' &&
  whole.isSure &&
  whole.intent !== 'quote' &&
  !asksSomething(readSentence(text.slice(first.from, first.to)));
