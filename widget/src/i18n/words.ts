import type { Language } from '@meg/shared/languages/language';

/** What of a language the chat needs. The rest is spoken by the server. */
export type Words = Pick<Language, 'chat' | 'readiness' | 'inventory'>;

/** The same in a language's file, where the names of things stand without their codes, in the order of `inventoryCodes`. */
export interface WordsFile extends Omit<Words, 'inventory'> {
  readonly inventory: readonly string[];
}
