import type { Language } from '@meg/shared/languages/language';
import { textAfter } from '../text/sentence.js';

const figure = /\{(\w+)(?:\|(\w+))?\}/;
const partsAFigure = 3;

/** Parsed sentences, because parsing takes longer than filling. Their number is fixed: those of the languages. */
const known = new Map<string, readonly (string | undefined)[]>();

/** Text, name, style, text, name, style, … text. */
function partsOf(words: string): readonly (string | undefined)[] {
  const parts = known.get(words) ?? words.split(figure);
  known.set(words, parts);
  return parts;
}

/** Replaces each `{name}` or `{name|style}` by what `write` returns for it. */
export function fillWords(words: string, write: (name: string, style: string | undefined) => string): string {
  const parts = partsOf(words);
  let text = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += partsAFigure) {
    const value = write(parts[index] ?? '', parts[index + 1]);
    text += value + textAfter(value, parts[index + 2] ?? '');
  }
  return text;
}

/** Names keep their own direction, so that a Latin one does not reverse an Arabic sentence. */
export const isolated = (text: string, { direction }: Language): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;

/** Fills in names only. */
export const fillNames = (words: string, names: Readonly<Record<string, string>>, language: Language): string =>
  fillWords(words, (name) => isolated(names[name] ?? '', language));

/** Parts with a comma between them, as the language writes it. */
export const listOf = (parts: readonly string[], code: string): string => parts.join(code === 'ar' ? '، ' : ', ');
