import { plainSentence, wordsOf } from './question-words.js';

interface Phrase<T> {
  readonly value: T;
  readonly words: readonly string[];
  /** Whether the last word is the beginning of one. */
  readonly isStem: boolean;
}

const joinedBefore = /^[وبلفك]?(?:ال|لل)|^[وبلفك](?=.{3})/;

/** Without the article and the prepositions that Arabic joins to a word. */
const bare = (word: string): string => word.replace(joinedBefore, '');

function fits(typed: string, wanted: string, isStem: boolean): boolean {
  return isStem ? typed.startsWith(wanted) : typed === wanted;
}

/**
 * Finds which of many phrases stand in a sentence, at a cost that grows with the sentence and hardly with the phrases.
 * Phrases are written as for `phrasePattern`: whole words, or stems that end in `*`.
 */
export class PhraseTable<T> {
  private readonly byStart = new Map<string, Phrase<T>[]>();

  constructor(lists: Iterable<readonly [value: T, list: string]>) {
    for (const [value, list] of lists)
      for (const phrase of list.split(',')) this.add(value, plainSentence(wordsOf(phrase)).trim().split(' '), phrase);
  }

  private add(value: T, words: readonly string[], phrase: string): void {
    const isStem = phrase.trim().endsWith('*');
    const start = (words[0] ?? '').slice(0, 2);
    const known = this.byStart.get(start);
    const added = { value, words, isStem };
    if (known) known.push(added);
    else this.byStart.set(start, [added]);
  }

  /** The values of all phrases in the words, which are in plain spelling. */
  find(words: readonly string[]): Set<T> {
    const found = new Set<T>();
    for (let at = 0; at < words.length; at++)
      for (const start of new Set([words[at] ?? '', bare(words[at] ?? '')]))
        for (const phrase of this.byStart.get(start.slice(0, 2)) ?? [])
          if (this.standsAt(phrase, [start, ...words.slice(at + 1, at + phrase.words.length)])) found.add(phrase.value);
    return found;
  }

  private standsAt({ words, isStem }: Phrase<T>, typed: readonly string[]): boolean {
    return words.every((word, at) => {
      const isLast = at === words.length - 1;
      const one = typed[at] ?? '';
      return fits(one, word, isStem && isLast) || (at > 0 && fits(bare(one), word, isStem && isLast));
    });
  }
}
