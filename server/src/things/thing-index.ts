import { plainWord } from '../text/question-words.js';
import { formsOf } from '../text/word-forms.js';
import type { ThingKind } from './thing-kinds.js';
import { changedSpellings, endings, type NameLanguage } from './word-endings.js';

/** Names of a kind in a language, separated by commas. A word with `*` at its end is a beginning. */
export type NameList = Partial<Readonly<Record<NameLanguage, string>>>;

export interface KindNames {
  /** Names that mean the thing wherever they stand. */
  readonly sure?: NameList;
  /** Names that are common words as well: what stands beside them decides. */
  readonly shared?: NameList;
}

export type ThingNames = Partial<Readonly<Record<ThingKind, KindNames>>>;

export interface Name {
  /** Undefined for a phrase that only looks like a thing, such as "hot dog". */
  readonly kind: ThingKind | undefined;
  readonly language: NameLanguage;
  readonly isShared: boolean;
  readonly parts: readonly Part[];
}

interface Part {
  readonly text: string;
  readonly isBeginning: boolean;
}

export interface NamedSpan {
  readonly name: Name;
  readonly from: number;
  readonly to: number;
}

const longestWord = 24;
const shortestBeginning = 2;

function partOf(word: string): Part {
  const isBeginning = word.endsWith('*');
  return { text: plainWord(isBeginning ? word.slice(0, -1) : word), isBeginning };
}

const partsOf = (phrase: string): Part[] =>
  phrase.split(/[\s'’.-]+/).flatMap((word) => (word === '' ? [] : [partOf(word)]));

function isWritten({ text, isBeginning }: Part, language: NameLanguage, form: string): boolean {
  return form.startsWith(text) && (isBeginning || endings[language].has(form.slice(text.length)));
}

/** All names by the beginning of their first word, so that a word is looked up once for each of its letters. */
export class ThingIndex {
  private readonly byBeginning = new Map<string, Name[]>();

  add(list: NameList, of: Pick<Name, 'kind' | 'isShared'>): void {
    for (const [language, phrases] of Object.entries(list) as [NameLanguage, string][])
      for (const phrase of phrases.split(',')) this.addPhrase(phrase, { ...of, language });
  }

  private addPhrase(phrase: string, name: Omit<Name, 'parts'>): void {
    const parts = partsOf(phrase.trim());
    const last = parts.at(-1);
    if (!last) return;
    const changed = last.isBeginning ? [] : changedSpellings(last.text, name.language);
    for (const text of [last.text, ...changed])
      this.addParts({ ...name, parts: [...parts.slice(0, -1), { ...last, text }] });
  }

  private addParts(name: Name): void {
    const key = name.parts[0]?.text ?? '';
    const known = this.byBeginning.get(key);
    if (known) known.push(name);
    else this.byBeginning.set(key, [name]);
  }

  /** All names in the words, in order of their first word. */
  find(words: readonly { readonly plain: string; readonly followsMark?: boolean }[]): NamedSpan[] {
    const forms = words.map(({ plain }) => formsOf(plain));
    const isThere = ({ parts, language }: Name, from: number) =>
      parts.every(
        (part, at) =>
          (at === 0 || !words[from + at]?.followsMark) &&
          (forms[from + at] ?? []).some((form) => isWritten(part, language, form)),
      );
    return forms.flatMap((own, from) => {
      const names = new Set(own.flatMap((form) => this.beginning(form)));
      return [...names]
        .filter((name) => isThere(name, from))
        .map((name) => ({ name, from, to: from + name.parts.length }));
    });
  }

  private beginning(form: string): Name[] {
    const found: Name[] = [];
    for (let length = Math.min(form.length, longestWord); length >= shortestBeginning; length--) {
      const names = this.byBeginning.get(form.slice(0, length));
      if (names) found.push(...names);
    }
    return found;
  }
}
