/** Something that can be an answer, or its lack. */
export interface Topic {
  /** As the model names it: `guide:quarantine`, `advice:packing.boxes`, `setting:hours`. */
  readonly id: string;
  /** What it is about, in one line. */
  readonly about: string;
}

/** All that the model may choose from, beside the entries of the company. The same for every visitor and company. */
export interface Catalogue {
  readonly topics: readonly Topic[];
  /** The slugs of the countries that have a guide. */
  readonly countries: readonly string[];
}

export const mostEntries = 40;
export const mostChoices = 2;

/** The entry at this place of those that were sent, as the model names it. */
export const entryId = (at: number): string => `entry:${at + 1}`;

export const entryIds = (count: number): string[] => Array.from({ length: count }, (_, at) => entryId(at));
