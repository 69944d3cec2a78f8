/** The one way the loader speaks of a fault: the host page's own scripts go on undisturbed. */
export function warn(reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the developer of the host page has no other place to learn of it
  console.warn('Meg:', reason);
}

/** For whatever a host page can make fail: it is told, and nothing is thrown at it. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (fault) {
    warn(fault);
  }
}
