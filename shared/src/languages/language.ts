import type { en } from './en.js';

/** Words with `{names}` in them, one for each plural form that the language has. */
export type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The same keys with any words; plural forms where English has them. */
type Translated<T> = T extends string
  ? string
  : T extends { other: string }
    ? PluralWords
    : { readonly [K in keyof T]: Translated<T[K]> };

/** What a language brings. The build fails where a file does not have all of it. */
export interface Language extends Omit<Translated<typeof en>, 'direction'> {
  readonly direction: 'ltr' | 'rtl';
}

export type ChatWords = Language['chat'];
export type ChatKey = keyof ChatWords;
export type ReadinessWords = Language['readiness'];
export type InventoryWords = Language['inventory'];
