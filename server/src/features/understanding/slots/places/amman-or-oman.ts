import { wordSet } from '../../../../text/word-set.js';
import { formsOf, type SentenceWord } from '../../sentence.js';

const name = 'عمان';
const besideAmman = wordSet('الاردن اردن الاردنيه العاصمه مدينه الزرقاء اربد');
const besideOman = wordSet('سلطنه السلطنه مسقط صلاله صحار نزوي دوله');
const reach = 3;

export type AmmanOrOman = 'city' | 'country' | 'either';

/** "عمان" is Oman or, written without its mark, Amman: the words beside it tell, else the visitor is asked. */
export function ammanOrOman(words: readonly SentenceWord[], at: number): AmmanOrOman | undefined {
  const word = words[at];
  if (!word || !formsOf(word.plain).includes(name)) return undefined;
  const near = words.slice(Math.max(0, at - reach), at + reach + 1).map(({ plain }) => plain);
  if (near.some((plain) => besideOman.has(plain))) return 'country';
  const isMarked = word.typed.normalize('NFD').includes('\u0651');
  return isMarked || near.some((plain) => besideAmman.has(plain)) ? 'city' : 'either';
}
