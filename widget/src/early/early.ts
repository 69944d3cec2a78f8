/** A button that was pressed, with what stood in the field where it sends that; or a list with what was chosen there. */
export type Kept = readonly [target: HTMLButtonElement | HTMLSelectElement, value: string];

/** What the early script hands over; there is none where the first view does not fit the visitor. */
export interface Early {
  /** What the page has said. Each is still to be checked as any other message. */
  readonly messages: readonly MessageEvent[];
  readonly kept: readonly Kept[];
  /** The composer's. */
  readonly field: HTMLInputElement;
  /** From now on the chat hears by itself. */
  stop(): void;
}

declare global {
  var megEarly: Early | undefined;
}
