import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretCell } from './secret-cells.js';
import type { SecretKey } from './secret-key.js';

const cipher = 'aes-256-gcm';
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;
const form = /^v1\.([0-9a-f]{12})\.([\w-]{16})\.([\w-]{22,})$/;

/** The beginning of every sealed text. */
export const sealedBeginning = `${version}.`;

/** The beginning of texts that are sealed with this key. */
export function beginningOf(keyId: string): string {
  return `${version}.${keyId}.`;
}

/** The cell is part of the seal: in another cell the text does not open. */
function cellBytes({ table, column, id }: SecretCell): Buffer {
  return Buffer.from(`${table}.${column}.${id}`);
}

/** As `v1.<id of the key>.<nonce>.<ciphertext and tag>`. */
export function sealText(key: SecretKey, text: string, cell: SecretCell): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(cellBytes(cell));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${beginningOf(key.id)}${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
}

export function isSealed(stored: string): boolean {
  return stored.startsWith(sealedBeginning);
}

/** Empty if the sealed text is not whole. */
export function keyIdOf(stored: string): string {
  return form.exec(stored)?.[1] ?? '';
}

/** Fails if the text was sealed with another key or for another cell. */
export function openText(key: SecretKey, stored: string, cell: SecretCell): string {
  const [, , nonce = '', sealedText = ''] = form.exec(stored) ?? [];
  const sealed = Buffer.from(sealedText, 'base64url');
  const opening = createDecipheriv(cipher, key.bytes, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes })
    .setAAD(cellBytes(cell))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()]).toString('utf8');
}
