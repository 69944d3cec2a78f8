import { formsOf as formsOfWord, plainWord } from './sentence.js';

export interface PhraseMatch<Label> {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
}

interface Part {
  readonly text: string;
  readonly isStem: boolean;
}

interface Phrase<Label> {
  readonly label: Label;
  readonly parts: readonly Part[];
}

function partOf(word: string): Part {
  const isStem = word.endsWith('*');
  return { text: plainWord(isStem ? word.slice(0, -1) : word), isStem };
}

/** Short words to which Arabic joins "and" as well: "وما فيه", "ومن غير". */
const joinedShort = new Set('وما ومش ومو ومب ومن'.split(' '));

const formsOf = (plain: string): readonly string[] =>
  joinedShort.has(plain) ? [plain, plain.slice(1)] : formsOfWord(plain);

const fits = (part: Part, forms: readonly string[]): boolean =>
  forms.some((form) => (part.isStem ? form.startsWith(part.text) : form === part.text));

/**
 * Lists of phrases, found in one pass over the words. Phrases are separated by commas; a word with `*` at its end matches
 * all words that begin with it.
 */
export class PhraseSet<Label extends string> {
  private readonly whole = new Map<string, Phrase<Label>[]>();
  private readonly stems = new Map<string, Phrase<Label>[]>();
  private readonly stemLengths: readonly number[];

  constructor(lists: Readonly<Record<Label, string>>) {
    for (const [label, list] of Object.entries(lists) as [Label, string][])
      for (const phrase of list.split(',')) this.add(label, phrase.trim());
    this.stemLengths = [...new Set([...this.stems.keys()].map(({ length }) => length))].sort((a, b) => a - b);
  }

  private add(label: Label, phrase: string): void {
    const parts = phrase.split(/[\s'’-]+/).flatMap((word) => (word === '' ? [] : [partOf(word)]));
    const [first] = parts;
    if (!first) return;
    const index = first.isStem ? this.stems : this.whole;
    index.set(first.text, [...(index.get(first.text) ?? []), { label, parts }]);
  }

  private beginning(forms: readonly string[]): Phrase<Label>[] {
    return forms.flatMap((form) => {
      const found = [...(this.whole.get(form) ?? [])];
      for (const length of this.stemLengths)
        if (length <= form.length) found.push(...(this.stems.get(form.slice(0, length)) ?? []));
      return found;
    });
  }

  /** All matches; of several with one label at one place, only the longest. */
  find(words: readonly { readonly plain: string }[]): PhraseMatch<Label>[] {
    const forms = words.map(({ plain }) => formsOf(plain));
    const matches: PhraseMatch<Label>[] = [];
    forms.forEach((own, from) => {
      const longest = new Map<Label, number>();
      for (const { label, parts } of this.beginning(own)) {
        const isThere = parts.every((part, offset) => fits(part, forms[from + offset] ?? []));
        if (isThere) longest.set(label, Math.max(longest.get(label) ?? 0, parts.length));
      }
      for (const [label, length] of longest) matches.push({ label, from, to: from + length });
    });
    return matches;
  }

  has(words: readonly { readonly plain: string }[]): boolean {
    return this.find(words).length > 0;
  }
}
