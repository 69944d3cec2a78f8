import type { Called, Failure } from './calls.js';

const retryMs = 1_000;
/** After this time, the visitor has waited too long for a second attempt. */
const mostRetryMs = 5_000;

export interface Patience {
  /** Returns a function that cancels it. */
  schedule(run: () => void, delayMs: number): () => void;
  nowMs(): number;
}

/** Tries once more after an error of the server or the network, if there is still time. */
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

/** Whether no answer came, or the server was overloaded or failed. A refusal is not a fault. */
export function isFault({ status = 503 }: Failure): boolean {
  return status === 429 || status >= 500;
}

/** Whether nothing was done, as where there is no connection, or too much is asked of the server. */
export const isLost = (called: Called<unknown>): boolean =>
  !called.isOk && (called.status ?? called.code ?? 429) === 429;

function waitMs({ retryAfterMs = retryMs }: Failure): number {
  return retryAfterMs;
}
