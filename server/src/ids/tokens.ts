import { createHash } from 'node:crypto';

export type RandomBytes = (count: number) => Buffer;

const tokenBytes = 32;

/** What only its holder knows: 256 bits, fit for a cookie or a link. */
export function newToken(randomBytes: RandomBytes): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is kept of a token. No salt and no slow hash: nobody can try 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
