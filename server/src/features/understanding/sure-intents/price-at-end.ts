import { asksOnlyForPrice } from '../../../asked/only-price.js';
import { asksSomething } from '../classifier/asking-words.js';
import type { Sentence } from '../sentence.js';

/** Whether a sentence tells something and then asks for the price and nothing else: "we live in Cork, how much is it". */
export function asksPriceAtEnd({ text, words }: Sentence): boolean {
  const at = words.findLastIndex(({ followsMark }) => followsMark);
  const last = words.slice(at).map(({ plain }) => plain);
  if (at < 1 || !asksOnlyForPrice(last.join(' '))) return false;
  return !asksSomething({ text: text.slice(0, words[at]?.start), words: words.slice(0, at) });
}
