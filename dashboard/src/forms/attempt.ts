/** One try to send a form. The same contents keep their key, so that a second try after a lost answer is stored once. */
export interface Attempt {
  key: string;
  elapsedMs: number;
  contents: string;
}

export function isAttempt(value: unknown): value is Attempt {
  const { key, elapsedMs, contents } = (value ?? {}) as Partial<Record<keyof Attempt, unknown>>;
  return typeof key === 'string' && typeof elapsedMs === 'number' && typeof contents === 'string';
}

/** Not `randomUUID`, which a page served without TLS does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The try before, where it sent the same; else a new one. */
export function attemptFor(before: Attempt | undefined, contents: string, elapsedMs: number): Attempt {
  return before?.contents === contents ? before : { key: newKey(), elapsedMs, contents };
}
