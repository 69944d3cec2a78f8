import type { Language } from '@meg/shared/languages/language';

const figure = /\{(\w+)(?:\|(\w+))?\}/;
const partsAFigure = 3;

/** Sentences taken apart, which takes longer than to fill them. Only those of the languages come here: a fixed number. */
const known = new Map<string, readonly (string | undefined)[]>();

/** Text, name, style, text, name, style, … text. */
function partsOf(words: string): readonly (string | undefined)[] {
  const parts = known.get(words) ?? words.split(figure);
  known.set(words, parts);
  return parts;
}

/** Puts what `write` makes of each `{name}` or `{name|style}` in its place. */
export function fillWords(words: string, write: (name: string, style: string | undefined) => string): string {
  const parts = partsOf(words);
  let text = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += partsAFigure) {
    text += write(parts[index] ?? '', parts[index + 1]) + (parts[index + 2] ?? '');
  }
  return text;
}

/** Names from elsewhere keep their own direction, so that a Latin one does not turn an Arabic sentence around. */
export const isolated = (text: string, { direction }: Language): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;

/** Fills in names alone. */
export const fillNames = (words: string, names: Readonly<Record<string, string>>, language: Language): string =>
  fillWords(words, (name) => isolated(names[name] ?? '', language));
