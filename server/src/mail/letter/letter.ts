export interface LetterLink {
  label: string;
  url: string;
}

/** A happening among several. */
export interface LetterItem {
  title: string;
  text: string;
  /** What is known of whom it is about; empty where nothing is. */
  facts: string;
  /** Small, before the title: when, and how urgent. */
  meta: string;
  links: readonly LetterLink[];
}

/** What letters are made of, in the order in which it is read. */
export type LetterPart =
  | { is: 'text'; text: string }
  | { is: 'heading'; text: string }
  /** What the reader looks for first, large. */
  | { is: 'figure'; label: string; value: string }
  | { is: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { is: 'list'; items: readonly string[] }
  | { is: 'items'; items: readonly LetterItem[] }
  /** What to do: the button. `isWrittenOut`: also written out, for readers that show no button. */
  | { is: 'action'; label: string; url: string; isWrittenOut?: boolean }
  | { is: 'links'; links: readonly LetterLink[] };

export interface Letter {
  to: string;
  subject: string;
  /** What lists of mails show beside the subject. */
  preview?: string;
  /** Who writes, and in which colour. */
  sender: { name: string; colour: string };
  language: { code: string; direction: 'ltr' | 'rtl' };
  parts: readonly LetterPart[];
  /** Why the reader got this, and how to get no more of it. */
  foot: readonly { text: string; link?: LetterLink }[];
}
