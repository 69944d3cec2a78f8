import type { SecretKey } from './secret-key.js';

/** The keys that this server has. */
export interface KeyRing {
  /** The one that a database without a key gets. */
  readonly own: SecretKey;
  find(id: string): SecretKey | undefined;
}

export function ringOf(own: SecretKey, other?: SecretKey): KeyRing {
  return { own, find: (id) => [own, other].find((key) => key?.id === id) };
}
