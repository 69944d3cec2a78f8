/** The one way the loader speaks of a fault: the host page's own scripts go on undisturbed. */
export function warn(reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the developer of the host page has no other place to learn of it
  console.warn('Meg:', reason);
}
