/** A fact of a sentence with its confidence. */
export interface Slot<T> {
  readonly value: T;
  readonly confidence: number;
}
