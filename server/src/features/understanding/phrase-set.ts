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

/** Of each word. */
type Forms = readonly (readonly string[])[];
type Words = readonly { readonly plain: string }[];

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

const standsAt = (parts: readonly Part[], forms: Forms, from: number): boolean =>
  parts.every((part, offset) => fits(part, forms[from + offset] ?? []));

const phrasesOf = <Label>(label: Label, list: string): Phrase<Label>[] =>
  list.split(',').flatMap((phrase) => {
    const parts = phrase.split(/[\s'’-]+/).flatMap((word) => (word === '' ? [] : [partOf(word)]));
    return parts.length === 0 ? [] : [{ label, parts }];
  });

/**
 * Lists of phrases, found in one pass over the words. Phrases are separated by commas; a word with `*` at its end matches
 * all words that begin with it.
 */
export class PhraseSet<Label extends string> {
  private readonly whole = new Map<string, Phrase<Label>[]>();
  /** By as many of their first letters as the shortest has. */
  private readonly stems = new Map<string, Phrase<Label>[]>();
  private readonly shortestStem: number;

  constructor(lists: Readonly<Record<Label, string>>) {
    const phrases = (Object.entries(lists) as [Label, string][]).flatMap(([label, list]) => phrasesOf(label, list));
    const stems = phrases.filter(({ parts: [first] }) => first?.isStem);
    this.shortestStem = Math.min(...stems.map(({ parts }) => parts[0]?.text.length ?? 0));
    for (const phrase of phrases) {
      const { text = '', isStem } = phrase.parts[0] ?? {};
      const [index, key] = isStem ? [this.stems, text.slice(0, this.shortestStem)] : [this.whole, text];
      const having = index.get(key);
      if (having) having.push(phrase);
      else index.set(key, [phrase]);
    }
  }

  /** All matches; of several with one label at one place, only the longest. */
  find(words: Words): PhraseMatch<Label>[] {
    const forms = words.map(({ plain }) => formsOf(plain));
    const matches: PhraseMatch<Label>[] = [];
    for (let from = 0; from < forms.length; from++) {
      const longest = new Map<Label, number>();
      for (const { label, parts } of this.phrasesAt(forms, from))
        longest.set(label, Math.max(longest.get(label) ?? 0, parts.length));
      for (const [label, length] of longest) matches.push({ label, from, to: from + length });
    }
    return matches;
  }

  has(words: Words): boolean {
    const forms = words.map(({ plain }) => formsOf(plain));
    return forms.some((_, from) => this.phrasesAt(forms, from).length > 0);
  }

  /** The phrases that stand at that word: nearly always none, so little is done to find that out. */
  private phrasesAt(forms: Forms, from: number): readonly Phrase<Label>[] {
    let standing: Phrase<Label>[] = [];
    for (const form of forms[from] ?? []) {
      const begun = [this.whole.get(form), this.stems.get(form.slice(0, this.shortestStem))];
      for (const phrases of begun)
        if (phrases) standing = [...standing, ...phrases.filter(({ parts }) => standsAt(parts, forms, from))];
    }
    return standing;
  }
}
