/** A country that has a guide, as the menu lists it. */
export interface GuideCountry {
  readonly slug: string;
  /** Its two-letter code, from which the browser makes the name in each language. */
  readonly code: string;
}

/** An answer from the guides, with its sources. */
export interface GuideAnswer {
  readonly answer: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** The slug of the country that it is about; null if it is not about one. */
  readonly country: string | null;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The language that the answer is written in. */
  readonly language: string;
  /** Shown above the answer: says that it is in another language than the reader's. */
  readonly note?: string | undefined;
  /** Questions that can be answered next. */
  readonly followUps?: readonly string[] | undefined;
}

/** Below this, the chat says that it is not sure, and offers a person. */
export const sureFrom = 0.5;

/** From here on, the answer is shown as very likely right. */
export const highFrom = 0.8;
