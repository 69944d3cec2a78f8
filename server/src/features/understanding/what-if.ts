import { PhraseSet } from './phrase-set.js';
import { readSentence, type Sentence } from './sentence.js';

const supposing = new PhraseSet({
  if: 'what if, what about if, suppose, hypothetically, y si, que pasa si, que pasaria si, et si, que se passe t il si, macam mana kalau, bagaimana kalau, bagaimana jika, mis siis kui, mis oleks kui, aga kui, ماذا لو, ولو, لو فرضنا',
});

/** "What if only 10 boxes?" asks what would be, and says nothing of the move. */
export const asksWhatIf = ({ words }: Sentence): boolean => supposing.has(words);

/** What is supposed, as a statement: "only 10 boxes" of "what if only 10 boxes?" */
export function supposedIn(text: string): string {
  const { words } = readSentence(text);
  const [found] = supposing.find(words);
  const start = found ? (words[found.to - 1]?.end ?? 0) : 0;
  return (
    text
      .slice(start)
      .replace(/[?؟]\s*$/u, '')
      .trim() || text
  );
}
