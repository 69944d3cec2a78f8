export interface LetterLink {
  label: string;
  url: string;
}

/** With an address, the value is a link in HTML. */
export type LetterFact = readonly [label: string, value: string, url?: string | undefined];

/** One of several notifications. */
export interface LetterItem {
  title: string;
  text: string;
  /** What is known of the lead; empty if nothing is. */
  facts: string;
  /** Small, before the title: when, and how urgent. */
  meta: string;
  links: readonly LetterLink[];
}

/** The parts of a letter, in the order in which they are read. */
export type LetterPart =
  | { is: 'text'; text: string }
  | { is: 'heading'; text: string }
  /** The figure that the reader looks for first, shown large. */
  | { is: 'figure'; label: string; value: string }
  | { is: 'facts'; rows: readonly LetterFact[] }
  | { is: 'list'; items: readonly string[] }
  | { is: 'items'; items: readonly LetterItem[] }
  /** The button. `isWrittenOut`: the address is also shown, for mail programs without buttons. */
  | { is: 'action'; label: string; url: string; isWrittenOut?: boolean }
  | { is: 'links'; links: readonly LetterLink[] };

export interface Letter {
  to: string;
  subject: string;
  /** Shown beside the subject in lists of mails. */
  preview?: string;
  /** Who writes, and in which colours. */
  sender: { name: string; colour: string; secondColour?: string };
  language: { code: string; direction: 'ltr' | 'rtl' };
  parts: readonly LetterPart[];
  /** Why the reader got the mail, and how to get no more of them. */
  foot: readonly { text: string; link?: LetterLink }[];
}
