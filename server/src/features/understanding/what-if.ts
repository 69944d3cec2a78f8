import type { PartialMove } from '@meg/shared/contract/move';
import { askedPart } from '../../asked/price-part.js';
import { plainQuestion, supposesNumber } from '../../asked/price-topics.js';
import { PhraseSet } from './phrase-set.js';
import { readSentence, type Sentence } from './sentence.js';
import { numberOfThings } from './slots/number-words.js';

const supposing = new PhraseSet({
  if: 'what if, what about if, suppose, hypothetically, y si, que pasa si, que pasaria si, et si, que se passe t il si, macam mana kalau, bagaimana kalau, bagaimana jika, mis siis kui, mis oleks kui, aga kui, ماذا لو, ولو, لو فرضنا',
});

/** "And if" of Arabic is a whole word: the cat Lulu, spelled "to" and "and if", supposes nothing. */
const suppositionsIn = (words: Sentence['words']) =>
  supposing.find(words).filter(({ from, to }) => to - from > 1 || !/.ولو$/u.test(words[from]?.plain ?? ''));

/** "What if only 10 boxes?" and "and with 20?" ask what would be, and say nothing of the move. */
export const asksWhatIf = ({ words, text }: Sentence): boolean =>
  suppositionsIn(words).length > 0 || supposesNumber(text);

/** "How much for the piano alone?", of a move that is known, asks for a part of its price and changes nothing. */
export const asksForPart = ({ text }: Sentence, { moveDetails, propertySize }: PartialMove): boolean =>
  (moveDetails !== undefined || propertySize !== undefined) && askedPart(plainQuestion(text)) !== undefined;

/** What is supposed, as a statement: "only 10 boxes" of "what if only 10 boxes?" */
export function supposedIn(text: string): string {
  const { words } = readSentence(text);
  const [found] = suppositionsIn(words);
  const number = supposesNumber(text) ? words.findIndex(({ plain }) => numberOfThings(plain) !== undefined) : -1;
  const start = found ? (words[found.to - 1]?.end ?? 0) : (words[number]?.start ?? 0);
  return (
    text
      .slice(start)
      .replace(/[?؟]\s*$/u, '')
      .trim() || text
  );
}
