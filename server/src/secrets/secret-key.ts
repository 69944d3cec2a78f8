import { createHash } from 'node:crypto';
import type { RandomBytes } from '../ids/tokens.js';

export interface SecretKey {
  /** Part of each sealed text, so that a wrong key can be distinguished from a changed text. */
  id: string;
  bytes: Buffer;
}

const keyBytes = 32;
const idLetters = 12;
const hex = /^[0-9a-f]{64}$/i;
const base64 = /^[\w+/-]{43}=?$/;

export const keyForm = 'must be 32 bytes: 64 letters of hex or 43 of base64url. This makes one: openssl rand -hex 32';

function keyOf(bytes: Buffer): SecretKey {
  const hash = createHash('sha256').update('meg secrets key').update(bytes).digest('hex');
  return { id: hash.slice(0, idLetters), bytes };
}

/** Undefined if the text is no key. */
export function readSecretKey(text: string): SecretKey | undefined {
  if (hex.test(text)) return keyOf(Buffer.from(text, 'hex'));
  return base64.test(text) ? keyOf(Buffer.from(text, 'base64')) : undefined;
}

export function createSecretKey(randomBytes: RandomBytes): SecretKey {
  return keyOf(randomBytes(keyBytes));
}

export function writeSecretKey({ bytes }: SecretKey): string {
  return bytes.toString('base64url');
}
