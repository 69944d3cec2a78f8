import { PhraseSet } from '../../phrase-set.js';
import { type Sentence, type SentenceWord, withoutWords } from '../../sentence.js';
import { numberOfThings } from '../number-words.js';
import { thingsIn } from './inventory.js';

const denials = new PhraseSet({
  /** These deny what follows, whatever stands before. */
  surely:
    'not, and not, y no, et pas, pas, et non, et non pas, non pas, bukan, bukannya, bkn, dan bukan, mitte, ja mitte, مش, ومش, مو, ومو, ليس, وليس, مب',
  /** These also put right what stands before them. */
  maybe: 'no, non, ei, لا',
});
/** With these the first number is the one that counts: "al final son 20 cajas, no 12". */
const affirming = new PhraseSet({
  affirming:
    'it s, its, they re, there are, actually, in fact, son, seran, fueron, al final, en realidad, c est, ce sont, il y en a, en fait, finalement, jadi, sebenarnya, ada, on, tegelikult, hoopis, saab, صار, صاروا, صارت, هم, هي, طلعوا',
});
const softeners = new Set('la lah je y and et dan ja pas'.split(' '));

const isNumber = (word: SentenceWord | undefined): boolean => (numberOfThings(word?.plain ?? '') ?? 0) > 1;

/** "25 boxes and not 10", "kotak jadi 25 bukan 10": without the number that is denied behind the one that counts. */
export function withoutDeniedNumber(sentence: Sentence): Sentence {
  const { words } = sentence;
  const numbers = words.flatMap((word, at) => (isNumber(word) ? [at] : []));
  const [right, wrong] = numbers;
  if (right === undefined || wrong === undefined || numbers.length > 2) return sentence;
  const things = thingsIn(words);
  const codes = new Set(things.map(({ label }) => label));
  const denial = denials.find(words).find(({ from, to }) => to === wrong && from > right);
  if (!denial || codes.size !== 1 || !things.some(({ from }) => from < denial.from)) return sentence;
  const isSure = denial.label === 'surely' || affirming.has(words.slice(0, right));
  const end = things.find(({ from }) => from === wrong + 1)?.to ?? wrong + 1;
  const isEnd = end === words.length || words[end]?.followsMark === true;
  if (!isSure || !isEnd) return sentence;
  const from = softeners.has(words[denial.from - 1]?.plain ?? '') ? denial.from - 1 : denial.from;
  return withoutWords(sentence, (at) => at >= from && at < end);
}
