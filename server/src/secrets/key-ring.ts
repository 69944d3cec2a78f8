import type { SecretKey } from './secret-key.js';

/** The keys that this server has. */
export interface KeyRing {
  /** Used for a database that has no key yet. */
  readonly own: SecretKey;
  find(id: string): SecretKey | undefined;
  /** Whether it was replaced by a rotation: it opens older backups, and seals nothing. */
  isFormer(id: string): boolean;
}

export function ringOf(own: SecretKey, other?: SecretKey): KeyRing {
  return { own, find: (id) => [own, other].find((key) => key?.id === id), isFormer: () => false };
}
