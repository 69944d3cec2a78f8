import { setTimeout } from 'node:timers/promises';

/** The result of the work, or that of `onLate` once the time is up. The work itself goes on. */
export function withinTime<T>(work: Promise<T>, mostMs: number, onLate: () => T): Promise<T> {
  const over = new AbortController();
  const late = setTimeout(mostMs, undefined, { signal: over.signal }).then(onLate);
  return Promise.race([work, late]).finally(() => over.abort());
}
