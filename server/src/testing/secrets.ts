import { ringOf } from '../secrets/key-ring.js';
import { readSecretKey, type SecretKey } from '../secrets/secret-key.js';
import { Secrets } from '../secrets/secrets.js';

/** A key of one repeated byte. */
export function keyOfByte(byte: number): SecretKey {
  return readSecretKey(Buffer.alloc(32, byte).toString('hex')) as SecretKey;
}

export const testSecrets = new Secrets(ringOf(keyOfByte(1)));
