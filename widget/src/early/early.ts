/** A button that was pressed, with the field's text if it sends that; or a list with the value that was chosen. */
export type FirstViewAction = readonly [target: HTMLButtonElement | HTMLSelectElement, value: string];

/** What the early script hands over. Undefined if the chat draws everything itself, as for a stored conversation. */
export interface Early {
  /** The page's messages. They are not checked yet. */
  readonly messages: readonly MessageEvent[];
  /** In order of time. */
  readonly actions: readonly FirstViewAction[];
  /** The field of the composer. */
  readonly field: HTMLInputElement;
  /** Ends the recording, as the chat handles events itself from then on. */
  stop(): void;
}

declare global {
  var megEarly: Early | undefined;
}
