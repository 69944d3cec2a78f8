import { wordSet } from '../../../../text/word-set.js';
import { formsOf, type SentenceWord } from '../../sentence.js';

const name = 'عمان';
const besideOman = wordSet('سلطنه السلطنه مسقط صلاله صحار نزوي دوله');
const reach = 3;

export type AmmanOrOman = 'city' | 'country';

/** "عمان" is Amman, which many write without its mark, where no word beside it says that it is Oman. */
export function ammanOrOman(words: readonly SentenceWord[], at: number): AmmanOrOman | undefined {
  const word = words[at];
  if (!word || !formsOf(word.plain).includes(name)) return undefined;
  const near = words.slice(Math.max(0, at - reach), at + reach + 1).map(({ plain }) => plain);
  return near.some((plain) => besideOman.has(plain)) ? 'country' : 'city';
}
