import { createHmac, hkdfSync } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '../app-error.js';
import type { Db } from '../database/schema.js';
import type { KeyRing } from './key-ring.js';
import { isSealed, keyIdOf, openText, sealText } from './sealed-text.js';
import type { SecretCell } from './secret-cells.js';
import { holdKeyId } from './secrets-key.store.js';

/** The secret exists, but cannot be read: this server does not have its key, or it was sealed for another cell. */
export class SecretUnreadable extends Error {}

const otherKey =
  'This server has another key for secrets than the database. Ask who runs it to set SECRETS_KEY to the same on all servers.';

/** Encrypts secrets for the database, and decrypts them. */
export class Secrets {
  private wasReported = false;

  constructor(
    private readonly keys: KeyRing,
    private readonly logger?: Logger,
  ) {}

  /** Uses only the database's key, so that every server can open what one seals. */
  async seal(trx: Db, text: string, cell: SecretCell): Promise<string> {
    const key = this.keys.find(await holdKeyId(trx, this.keys.own.id));
    if (!key) throw new AppError('unavailable', { message: otherKey });
    return sealText(key, text, cell);
  }

  /**
   * A mark that only servers of this database can make. Each purpose has a key of its own, so that no mark is good for
   * another. A rotation of the key ends all marks.
   */
  async sign(trx: Db, text: string, purpose: string): Promise<Buffer> {
    const key = this.keys.find(await holdKeyId(trx, this.keys.own.id));
    if (!key) throw new AppError('unavailable', { message: otherKey });
    const derived = Buffer.from(hkdfSync('sha256', key.bytes, '', `meg ${purpose}`, 32));
    return createHmac('sha256', derived).update(text).digest();
  }

  /** A secret that a server of an older version has stored meanwhile is not sealed yet. */
  open(stored: string, cell: SecretCell): string {
    if (!isSealed(stored)) return stored;
    const key = this.keys.find(keyIdOf(stored));
    if (!key) {
      this.report();
      throw new SecretUnreadable('Sealed with a key that is not here');
    }
    try {
      return openText(key, stored, cell);
    } catch {
      throw new SecretUnreadable('Sealed for another cell, or changed since');
    }
  }

  /** Only once, because the same secret is read again and again. */
  private report(): void {
    if (this.wasReported) return;
    this.wasReported = true;
    this.logger?.error(
      'A secret is sealed with a key that this server does not have, as after a rotation on another one: ' +
        'set SECRETS_KEY to the key of the database and start this server again',
    );
  }

  openOrNone(stored: string, cell: SecretCell): string | undefined {
    try {
      return this.open(stored, cell);
    } catch (error) {
      if (error instanceof SecretUnreadable) return undefined;
      throw error;
    }
  }
}
