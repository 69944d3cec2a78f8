import { PhraseSet } from './phrase-set.js';
import type { Sentence } from './sentence.js';

const supposing = new PhraseSet({
  if: 'what if, what about if, suppose, hypothetically, y si, que pasa si, que pasaria si, et si, que se passe t il si, macam mana kalau, bagaimana kalau, bagaimana jika, mis siis kui, mis oleks kui, aga kui, ماذا لو, ولو, لو فرضنا',
});

/** "What if only 10 boxes?" asks what would be, and says nothing of the move. */
export const asksWhatIf = ({ words }: Sentence): boolean => supposing.has(words);
