/** What was understood of a sentence, and how surely. */
export interface Slot<T> {
  readonly value: T;
  readonly confidence: number;
}
