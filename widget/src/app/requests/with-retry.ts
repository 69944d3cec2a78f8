import type { Called, Failure } from './calls.js';

const retryMs = 1_000;
/** A visitor who waits for an answer waits no longer for a second try. */
const mostRetryMs = 5_000;

export interface Patience {
  /** Returns what takes it back. */
  schedule(run: () => void, delayMs: number): () => void;
  nowMs(): number;
}

/** Once more, where the server or the way to it failed, and the answer can still come in good time. */
export async function withRetry<T>({ schedule, nowMs }: Patience, ask: () => Promise<Called<T>>): Promise<Called<T>> {
  const startedAtMs = nowMs();
  const called = await ask();
  if (called.isOk || !isWorthRetry(called) || nowMs() - startedAtMs >= mostRetryMs) return called;
  await new Promise<void>((resolve) => schedule(resolve, waitMs(called)));
  return ask();
}

function isWorthRetry(failure: Failure): boolean {
  return isFault(failure) && waitMs(failure) <= mostRetryMs;
}

/** Not an answer that we did not like, but none, or one of a server in trouble. */
export function isFault({ status = 503 }: Failure): boolean {
  return status === 429 || status >= 500;
}

function waitMs({ retryAfterMs = retryMs }: Failure): number {
  return retryAfterMs;
}
