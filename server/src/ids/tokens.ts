import { createHash } from 'node:crypto';

export type RandomBytes = (count: number) => Buffer;

const tokenBytes = 32;

/** A secret of 256 bits for a cookie or a link. */
export function newToken(randomBytes: RandomBytes): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Stored in place of the token. Needs no salt and no slow hash, because nobody can guess 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
