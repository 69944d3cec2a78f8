import type { Called, Failure } from './calls.js';

const retryMs = 1_000;
/** The longest that a visitor who waits for an answer is kept waiting for a second try. */
const mostRetryMs = 5_000;

export interface Patience {
  /** Returns a function that cancels it. */
  schedule(run: () => void, delayMs: number): () => void;
  nowMs(): number;
}

/** Tries once more after a fault of the server or the network, if an answer can still come in time. */
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

/** No answer, or one of an overloaded or failing server; a refusal is no fault. */
export function isFault({ status = 503 }: Failure): boolean {
  return status === 429 || status >= 500;
}

function waitMs({ retryAfterMs = retryMs }: Failure): number {
  return retryAfterMs;
}
