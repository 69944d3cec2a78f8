/** A country that has a guide, as the menu lists it. */
export interface GuideCountry {
  readonly slug: string;
  /** By its two letters, from which each language makes the name. */
  readonly code: string;
}

/** What the guides know of a question, with where it stands. */
export interface GuideAnswer {
  readonly answer: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** The slug of the country that it is about, where it is about one. */
  readonly country: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Of its words. */
  readonly language: string;
  /** To stand above them: that they are in another language than the reader's. */
  readonly note?: string | undefined;
  /** Questions that can be answered next. */
  readonly followUps?: readonly string[] | undefined;
}

/** Below this, the chat says that it is not sure, and offers a person. */
export const sureFrom = 0.5;

/** From here on, the answer is what was asked for. */
export const highFrom = 0.8;
