import type { Language } from '@meg/shared/languages/language';

/** The part of a language that the chat needs; the rest is used by the server. */
export type Words = Pick<Language, 'chat' | 'readiness' | 'inventory'>;

/** The file of a language: names of things are in the order of `inventoryCodes`, without the codes. */
export interface WordsFile extends Omit<Words, 'inventory'> {
  readonly inventory: readonly string[];
}
