/** The only way the loader reports a fault, so that the host page's own scripts are not disturbed. */
export function warn(reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the developer of the host page has no other place to learn of it
  console.warn('Meg:', reason);
}

/** Runs a step that a host page can make fail: the fault is logged and never thrown into the page. */
export function attempt(step: () => void): void {
  try {
    step();
  } catch (fault) {
    warn(fault);
  }
}
