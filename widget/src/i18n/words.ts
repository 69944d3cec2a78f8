import type { ChatKey, PluralWords, ReadinessWords } from '@meg/shared/languages/language';

/** The way to each text in a tree, such as "levels.on-track". */
type Path<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${Path<T[K]>}`;
}[keyof T & (string | number)];

export type WordKey = ChatKey | `readiness.${Path<ReadinessWords>}`;

export type Word = string | PluralWords;

/** Undefined for what has not loaded, and for a key of an earlier release. */
export type FindWord = (key: WordKey) => Word | undefined;
