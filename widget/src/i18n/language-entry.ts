/** A language that can be chosen: its code, its own name for itself, its direction, where its words are, and its offer. */
export type LanguageEntry = readonly [
  code: string,
  name: string,
  direction: 'ltr' | 'rtl',
  words: string,
  /** "Continue in English". */
  offer: string,
];
