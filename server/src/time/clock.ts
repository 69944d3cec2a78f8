/** The time and new ids, which tests choose. */
export interface Clock {
  now: () => number;
  newId: () => string;
}
