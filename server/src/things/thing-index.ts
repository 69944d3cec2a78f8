import { plainWord } from '../text/question-words.js';
import { formsOf } from '../text/word-forms.js';
import { decodeName, encodeName, type Name } from './name-code.js';
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

export interface NamedSpan {
  readonly name: Name;
  readonly from: number;
  readonly to: number;
}

interface IndexedWord {
  readonly plain: string;
  readonly followsMark?: boolean;
}

const longestWord = 24;
const shortestBeginning = 1;
const separator = /[\s'’.-]+/;

function plainPhrase(phrase: string): string[] {
  const words = phrase.split(separator).filter((word) => word !== '');
  return words.map((word) => (word.endsWith('*') ? `${plainWord(word.slice(0, -1))}*` : plainWord(word)));
}

const bare = (word: string): string => (word.endsWith('*') ? word.slice(0, -1) : word);

function isWritten(word: string, language: NameLanguage, form: string): boolean {
  const text = bare(word);
  return form.startsWith(text) && (text !== word || endings[language].has(form.slice(text.length)));
}

/** Where a phrase of several words is kept: its first word, and the first letters of its second. */
const keyOf = (first: string, second: string): string => `${first} ${second.slice(0, 2)}`;

const nameEnd = '\n';

/** All names by their first words, so that the work depends on the letters of a sentence and not on the number of names. */
export class ThingIndex {
  /** Without the word itself, which is the key. */
  private readonly ofOneWord = new Map<string, string>();
  private readonly ofMore = new Map<string, string>();
  /** The first words of names of several words. */
  private readonly beginnings = new Set<string>();

  add(list: NameList, of: Pick<Name, 'kind' | 'isShared'>): void {
    for (const [language, phrases] of Object.entries(list) as [NameLanguage, string][])
      for (const phrase of phrases.split(',')) this.addPhrase(plainPhrase(phrase), { ...of, language });
  }

  private addPhrase(words: readonly string[], name: Omit<Name, 'text'>): void {
    const last = words.at(-1) ?? '';
    const before = words.slice(0, -1);
    for (const spelling of [last, ...(last.endsWith('*') ? [] : changedSpellings(last, name.language))])
      this.addWords([...before, spelling], name);
  }

  private addWords(words: readonly string[], name: Omit<Name, 'text'>): void {
    const [first = '', second] = words.map(bare);
    if (second === undefined) {
      addCode(this.ofOneWord, first, encodeName({ ...name, text: words[0] === first ? '' : '*' }));
      return;
    }
    this.beginnings.add(first);
    addCode(this.ofMore, keyOf(first, second), encodeName({ ...name, text: words.join(' ') }));
  }

  /** All names in the words, in order of their first word. */
  find(words: readonly IndexedWord[]): NamedSpan[] {
    const forms = words.map(({ plain }) => formsOf(plain));
    return words.flatMap((_, from) => {
      const ofOne = (forms[from] ?? []).flatMap((form) => this.named(form));
      const next = words[from + 1]?.followsMark ? undefined : forms[from + 1];
      const ofMore = next ? (forms[from] ?? []).flatMap((form) => this.begun(form, next)) : [];
      const spans = ofMore.map((name) => ({ name, from, to: from + name.text.split(' ').length }));
      return [
        ...ofOne.map((name) => ({ name, from, to: from + 1 })),
        ...spans.filter((span) => isThere(span, { words, forms })),
      ];
    });
  }

  private named(form: string): Name[] {
    return beginningsOf(form).flatMap((key) =>
      namesIn(this.ofOneWord.get(key))
        .map((name) => ({ ...name, text: key + name.text }))
        .filter(({ text, language }) => isWritten(text, language, form)),
    );
  }

  private begun(form: string, next: readonly string[]): Name[] {
    const keys = beginningsOf(form).filter((key) => this.beginnings.has(key));
    return keys.flatMap((key) => next.flatMap((second) => namesIn(this.ofMore.get(keyOf(key, second)))));
  }
}

function addCode(map: Map<string, string>, key: string, code: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, code);
  else if (!known.split(nameEnd).includes(code)) map.set(key, known + nameEnd + code);
}

const namesIn = (codes: string | undefined): Name[] => codes?.split(nameEnd).map(decodeName) ?? [];

function beginningsOf(form: string): string[] {
  const found: string[] = [];
  for (let length = Math.min(form.length, longestWord); length >= shortestBeginning; length--)
    found.push(form.slice(0, length));
  return found;
}

interface SentenceForms {
  readonly words: readonly IndexedWord[];
  readonly forms: readonly (readonly string[])[];
}

function isThere({ name, from, to }: NamedSpan, { words, forms }: SentenceForms): boolean {
  if (to > words.length) return false;
  return name.text.split(' ').every((word, at) => {
    const isApart = at > 0 && words[from + at]?.followsMark === true;
    return !isApart && (forms[from + at] ?? []).some((form) => isWritten(word, name.language, form));
  });
}
