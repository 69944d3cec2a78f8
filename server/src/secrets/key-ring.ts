import type { SecretKey } from './secret-key.js';

/** The keys that this server has. */
export interface KeyRing {
  /** The one that a database without a key gets. */
  readonly own: SecretKey;
  find(id: string): SecretKey | undefined;
  /** Whether it was replaced by a rotation: it opens what backups of before hold, and seals nothing. */
  isFormer(id: string): boolean;
}

export function ringOf(own: SecretKey, other?: SecretKey): KeyRing {
  return { own, find: (id) => [own, other].find((key) => key?.id === id), isFormer: () => false };
}
