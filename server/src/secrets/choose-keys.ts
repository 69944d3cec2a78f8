import type { Logger } from 'pino';
import type { RandomBytes } from '../ids/tokens.js';
import { keyFileOf, ringOfFiles } from './key-file.js';
import { type KeyRing, ringOf } from './key-ring.js';
import type { SecretKey } from './secret-key.js';

export interface SecretsSettings {
  key: SecretKey | undefined;
  /** The key that a rotation changes to. */
  newKey: SecretKey | undefined;
  /** Holds the key if the settings name none. */
  folder: string;
}

/** The keys of the settings, else those of the files. */
export function chooseKeys({ key, newKey, folder }: SecretsSettings, randomBytes: RandomBytes): KeyRing {
  return key ? ringOf(key, newKey) : ringOfFiles(folder, randomBytes);
}

export function announceKeys({ key, folder }: SecretsSettings, logger: Logger): void {
  if (key) return;
  logger.info(`Secrets are sealed with ${keyFileOf(folder)}: back it up with the database`);
}
