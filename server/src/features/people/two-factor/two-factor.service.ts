import { encode } from 'uqr';
import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { hashOfToken } from '../../../ids/tokens.js';
import type { SecretCell } from '../../../secrets/secret-cells.js';
import type { PeopleService, PersonRow } from '../people.service.js';
import { takeTotpStep } from '../people.store.js';
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.store.js';
import { base32, secretBytes, stepOfCode, totpUri } from './totp.js';

const recoveryCodes = 10;
const recoveryBytes = 10;

const hashOfRecoveryCode = (code: string) => hashOfToken(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));

function wrongCode(): AppError {
  const message = 'This code is not right. Look at the app again: a code lasts 30 seconds and is good once.';
  return new AppError('validation_failed', { message, fields: { code: message } });
}

function unreadableSecret(): AppError {
  const message =
    'The server cannot read the secret of your authenticator app any more. Sign in with a recovery code and set it up again, or ask who runs the server.';
  return new AppError('invalid_credentials', { message });
}

const cellOf = (column: 'totpPendingSecret' | 'totpSecret', id: string): SecretCell => ({
  table: 'people',
  column,
  id,
});

export class TwoFactorService {
  constructor(private readonly needs: Ground & { people: PeopleService }) {}

  async begin(db: Db, person: Pick<PersonRow, 'id' | 'email'>) {
    const secret = base32(this.needs.randomBytes(secretBytes));
    const totpPendingSecret = await this.needs.secrets.seal(db, secret, cellOf('totpPendingSecret', person.id));
    await this.needs.people.update(db, person.id, { totpPendingSecret });
    const uri = totpUri(secret, person.email);
    const qr = encode(uri).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
    return { secret, uri, qr };
  }

  /** Returns the recovery codes, which are shown only once. */
  async confirm(db: Db, personId: string, code: string): Promise<string[]> {
    const { people, secrets, now } = this.needs;
    const { totpPendingSecret: pending } = await people.require(personId, db);
    const secret = pending === null ? undefined : secrets.openOrNone(pending, cellOf('totpPendingSecret', personId));
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now());
    if (secret === undefined || step === undefined) throw wrongCode();
    const totpSecret = await secrets.seal(db, secret, cellOf('totpSecret', personId));
    await people.update(db, personId, { totpSecret, totpPendingSecret: null, totpLastStep: step });
    return this.writeRecoveryCodes(db, personId);
  }

  async renewRecoveryCodes(db: Db, personId: string): Promise<string[]> {
    const { totpSecret } = await this.needs.people.require(personId, db);
    if (totpSecret === null) throw new AppError('not_found');
    return this.writeRecoveryCodes(db, personId);
  }

  async end(db: Db, personId: string): Promise<void> {
    await this.needs.people.update(db, personId, { totpSecret: null, totpPendingSecret: null, totpLastStep: null });
    await replaceRecoveryCodes(db, personId, []);
  }

  /** Uses up the code, of the app or a recovery code. False where it is wrong. */
  async takeCode(db: Db, person: Pick<PersonRow, 'id' | 'totpSecret'>, code: string): Promise<boolean> {
    if (person.totpSecret === null) return true;
    const { secrets, now } = this.needs;
    const secret = secrets.openOrNone(person.totpSecret, cellOf('totpSecret', person.id));
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now());
    if (step !== undefined) return takeTotpStep(db, person.id, step);
    const isTaken = await useRecoveryCode(db, { personId: person.id, codeHash: hashOfRecoveryCode(code) }, now());
    if (!isTaken && secret === undefined) throw unreadableSecret();
    return isTaken;
  }

  private async writeRecoveryCodes(db: Db, personId: string): Promise<string[]> {
    const { randomBytes, newId } = this.needs;
    const codes = Array.from({ length: recoveryCodes }, () => base32(randomBytes(recoveryBytes)));
    const rows = codes.map((code) => ({ id: newId(), personId, codeHash: hashOfRecoveryCode(code), usedAt: null }));
    await replaceRecoveryCodes(db, personId, rows);
    return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
  }
}
