import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords as authenticator apps make them (RFC 6238: SHA-1, six digits, thirty seconds). */
const stepMs = 30_000;
const digits = 6;
/** Steps to either side, for clocks that differ and slow typing. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const secretBytes = 20;

export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepAt(timeMs: number): number {
  return Math.floor(timeMs / stepMs);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The step of the code, if it is valid now. The caller must refuse this step and earlier ones from then on. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  const typed = code.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(typed)) return undefined;
  const around = Array.from({ length: 2 * tolerance + 1 }, (_, place) => stepAt(nowMs) - tolerance + place);
  return around.find((step) => isSame(totpCode(secret, step), typed));
}

export function totpUri(secret: string, email: string): string {
  return `otpauth://totp/${encodeURIComponent(`Meg:${email}`)}?secret=${secret}&issuer=Meg`;
}
