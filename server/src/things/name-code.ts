import { type ThingKind, thingKinds } from './thing-kinds.js';
import { endings, type NameLanguage } from './word-endings.js';

export interface Name {
  /** Undefined for a phrase that only looks like a thing, such as "hot dog". */
  readonly kind: ThingKind | undefined;
  readonly language: NameLanguage;
  readonly isShared: boolean;
  /** In plain spelling; a word that is a beginning keeps its `*`. */
  readonly text: string;
}

const kinds = [undefined, ...(Object.keys(thingKinds) as ThingKind[])];
const languages = Object.keys(endings) as NameLanguage[];
const firstCode = 48;
const letter = (at: number): string => String.fromCharCode(firstCode + at);
const numberAt = (code: string, at: number): number => code.charCodeAt(at) - firstCode;

/** A name in a few letters: thousands of objects would weigh three times as much in memory. */
export function encodeName({ kind, language, isShared, text }: Name): string {
  return letter(kinds.indexOf(kind)) + letter(languages.indexOf(language) * 2 + Number(isShared)) + text;
}

export function decodeName(code: string): Name {
  const source = numberAt(code, 1);
  return {
    kind: kinds[numberAt(code, 0)],
    language: languages[Math.floor(source / 2)] ?? 'any',
    isShared: source % 2 === 1,
    text: code.slice(2),
  };
}
