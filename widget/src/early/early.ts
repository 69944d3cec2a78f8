/** A button that was pressed, with what stood in the field where it sends that; or a list with what was chosen there. */
export type FirstViewAction = readonly [target: HTMLButtonElement | HTMLSelectElement, value: string];

/** What the early script hands over. Undefined where the chat draws everything itself, as for a stored conversation. */
export interface Early {
  /** What the page has sent. Each is still to be checked as any other message. */
  readonly messages: readonly MessageEvent[];
  /** In the order in which they were done. */
  readonly actions: readonly FirstViewAction[];
  /** The composer's. */
  readonly field: HTMLInputElement;
  /** Ends the recording: from now on the chat listens itself. */
  stop(): void;
}

declare global {
  var megEarly: Early | undefined;
}
