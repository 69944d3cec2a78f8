/** A language that can be chosen: its code, its own name for itself, its direction, and where its words are. */
export type LanguageEntry = readonly [code: string, name: string, direction: 'ltr' | 'rtl', words: string];
