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
}

/** Below this, the chat says that it is not sure, and offers a person. */
export const sureFrom = 0.5;
