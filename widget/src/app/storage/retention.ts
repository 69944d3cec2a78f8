/** How long the browser keeps what the visitor left there. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;
