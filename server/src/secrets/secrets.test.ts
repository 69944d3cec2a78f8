import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepAt, totpCode } from '../features/people/two-factor/totp.js';
import { createTestApp } from '../testing/create-test-app.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { wholeDatabase } from '../testing/database/whole-database.js';
import { leadBody } from '../testing/factories.js';
import { hashOfRightPassword, rightPassword } from '../testing/passwords.js';
import { type Receiver, startReceiver } from '../testing/receiver.js';
import { keyOfByte, testSecrets } from '../testing/secrets.js';
import { ownOrigin, signIn } from '../testing/sign-in.js';
import { rotateSecrets } from './key-commands.js';
import { ringOf } from './key-ring.js';
import { prepareSecrets, requireKeyFile } from './prepare-secrets.js';
import { openText, sealText } from './sealed-text.js';
import { readSecretKey } from './secret-key.js';
import { Secrets, SecretUnreadable } from './secrets.js';

const cell = { table: 'people', column: 'totpSecret', id: 'p1' } as const;
const logger = pino({ level: 'silent' });
const twoFactor = '/api/admin/account/two-factor';
const proof = { currentPassword: rightPassword };

describe('a sealed text', () => {
  const key = keyOfByte(1);

  it('opens with its key in its cell and nowhere else', () => {
    const sealed = sealText(key, 'JBSWY3DP', cell);
    expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]{16}\.[\w-]+$/);
    expect(openText(key, sealed, cell)).toBe('JBSWY3DP');
    expect(() => openText(key, sealed, { ...cell, id: 'p2' })).toThrow();
    expect(() => openText(key, sealed, { ...cell, column: 'totpPendingSecret' })).toThrow();
    expect(() => openText({ ...keyOfByte(2), id: key.id }, sealed, cell)).toThrow();
  });

  it('is another each time, and never opens when a letter of it was changed', () => {
    const sealed = sealText(key, 'JBSWY3DP', cell);
    expect(sealText(key, 'JBSWY3DP', cell)).not.toBe(sealed);
    for (let at = 0; at < sealed.length - 1; at++) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
      if (changed.startsWith('v1.')) expect(() => testSecrets.open(changed, cell)).toThrow(SecretUnreadable);
    }
    expect(() => testSecrets.open(sealed.slice(0, 30), cell)).toThrow(SecretUnreadable);
  });

  it.each(['', 'short', 'g'.repeat(64), '0'.repeat(63), 'A'.repeat(44), `${'A'.repeat(42)}é`])(
    'is made with 32 bytes and not with "%s"',
    (text) => {
      expect(readSecretKey(text)).toBeUndefined();
    },
  );

  it('knows a key by either spelling', () => {
    const bytes = randomBytes(32);
    const spellings = [bytes.toString('hex'), bytes.toString('base64url'), bytes.toString('base64')];
    expect(new Set(spellings.map((text) => readSecretKey(text)?.id)).size).toBe(1);
  });
});

eachDatabase('Secrets in the database', (current) => {
  let app: FastifyInstance;
  let receiver: Receiver;
  let passwordHash: string;
  let clockMs = Date.now();
  beforeAll(async () => {
    receiver = await startReceiver();
    app = await createTestApp(current().database, { now: () => clockMs });
    passwordHash = await hashOfRightPassword();
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  const logIn = (email: string, code?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: ownOrigin },
      payload: { email, password: rightPassword, ...(code !== undefined && { code }) },
    });
  const codeNow = (secret: string) => totpCode(secret, stepAt(clockMs));
  const aPerson = () => signIn(app, current().database, { passwordHash });
  const body = () => ({ url: receiver.url, events: ['lead.created'], shape: 'standard' });

  /** A person with all secrets that there are: of two-factor, of one that was begun, of a webhook, of its old one. */
  async function withSecrets() {
    const owner = await aPerson();
    const { secret: totp } = (await owner.call('POST', twoFactor, proof)).json();
    const confirmed = await owner.call('POST', `${twoFactor}/confirmation`, { code: codeNow(totp) });
    const { recoveryCodes } = confirmed.json();
    const { secret: pending } = (await owner.call('POST', twoFactor, proof)).json();
    const { webhook, secret: old } = (await owner.call('POST', '/api/webhooks', body())).json();
    const address = `/api/webhooks/${webhook.id}`;
    const { secret } = (await owner.call('POST', `${address}/rotate`, { version: 1 })).json();
    clockMs += 60_000;
    return { owner, address, recoveryCodes, secrets: { totp, pending, old, secret } as Record<string, string> };
  }

  const endpointIdOf = (address: string) => address.split('/').at(-1) ?? '';
  const sealedOf = (address: string) =>
    current()
      .database.reader.selectFrom('webhookEndpoints')
      .select(['id', 'secret', 'oldSecret'])
      .where('id', '=', endpointIdOf(address))
      .executeTakeFirstOrThrow();

  it('stand nowhere in it as they are, and work', async () => {
    const { owner, address, secrets } = await withSecrets();
    await current().database.forget();
    const whole = await wholeDatabase(current());
    expect(whole).toContain(owner.person.email);
    for (const secret of Object.values(secrets)) {
      expect(secret.length).toBeGreaterThan(20);
      expect(whole).not.toContain(secret);
      expect(whole).not.toContain(secret.replace(/^whsec_/, ''));
    }
    expect((await owner.call('POST', `${address}/secret`)).json()).toEqual({ secret: secrets.secret });
    expect((await logIn(owner.person.email, codeNow(secrets.totp ?? ''))).statusCode).toBe(200);
  });

  it('do not open in the row of somebody else', async () => {
    const [one, other] = [await withSecrets(), await withSecrets()];
    const { database } = current();
    const taken = await database.reader
      .selectFrom('people')
      .select('totpSecret')
      .where('id', '=', one.owner.person.id)
      .executeTakeFirstOrThrow();
    const { secret } = await sealedOf(one.address);
    await database.transaction(async (trx) => {
      await trx.updateTable('people').set(taken).where('id', '=', other.owner.person.id).execute();
      await trx.updateTable('webhookEndpoints').set({ secret }).where('id', '=', endpointIdOf(other.address)).execute();
    });
    const answer = await logIn(other.owner.person.email, codeNow(one.secrets.totp ?? ''));
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      401,
      expect.stringContaining('cannot read the secret of your authenticator app'),
    ]);
    expect((await other.owner.call('POST', `${other.address}/secret`)).statusCode).toBe(404);
  });

  describe('whose key is lost', () => {
    async function lose() {
      const made = await withSecrets();
      const elsewhere = new Secrets(ringOf(keyOfByte(1)));
      const id = endpointIdOf(made.address);
      await current().database.transaction(async (trx) => {
        const sealed = (await elsewhere.seal(trx, 'x', { table: 'webhookEndpoints', column: 'secret', id })).replace(
          /^v1\.[0-9a-f]{12}/,
          'v1.000000000000',
        );
        await trx.updateTable('webhookEndpoints').set({ secret: sealed }).where('id', '=', id).execute();
        await trx.updateTable('people').set({ totpSecret: sealed }).where('id', '=', made.owner.person.id).execute();
      });
      return made;
    }

    it('still ask for a second factor, and take the recovery codes', async () => {
      const { owner, secrets, recoveryCodes } = await lose();
      const { email } = owner.person;
      expect((await logIn(email)).json().error.code).toBe('second_factor_required');
      for (const code of [codeNow(secrets.totp ?? ''), '000000', 'AAAA-AAAA-AAAA-AAAA']) {
        expect((await logIn(email, code)).json().error).toMatchObject({
          code: 'invalid_credentials',
          message: expect.stringContaining('recovery code'),
        });
      }
      expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(200);
      expect((await owner.call('POST', `${twoFactor}/end`, proof)).statusCode).toBe(200);
    });

    it('are shown as such, sign nothing, and are replaced', async () => {
      const { owner, address, secrets } = await lose();
      expect((await owner.call('GET', '/api/webhooks')).json().webhooks).toMatchObject([{ isSecretReadable: false }]);
      expect((await owner.call('POST', `${address}/secret`)).json().error.message).toContain('cannot read this secret');
      receiver.received.length = 0;
      const payload = leadBody({ companyId: owner.company.slug });
      expect((await app.inject({ method: 'POST', url: '/api/leads', payload })).statusCode).toBe(201);
      await app.worker.settle();
      const [{ lastResult, version }] = (await owner.call('GET', '/api/webhooks')).json().webhooks;
      expect(lastResult).toMatchObject({ status: null, fault: expect.stringContaining('cannot read its secret') });
      expect(receiver.received).toEqual([]);
      const rotated = (await owner.call('POST', `${address}/rotate`, { version })).json();
      expect(rotated.webhook).toMatchObject({ isSecretReadable: true, oldSecretUntil: null });
      expect(rotated.secret).not.toBe(secrets.secret);
      clockMs += 10 * 60_000;
      await app.worker.settle();
      expect(receiver.received).toHaveLength(1);
    });
  });

  it('that stand there from before are sealed at the start, once, and work on', async () => {
    const { owner, address, secrets } = await withSecrets();
    const { database } = current();
    const clear = { totpSecret: secrets.totp ?? '', totpPendingSecret: secrets.pending ?? '' };
    await database.transaction(async (trx) => {
      await trx.updateTable('people').set(clear).where('id', '=', owner.person.id).execute();
      await trx
        .updateTable('webhookEndpoints')
        .set({ secret: secrets.secret ?? '', oldSecret: secrets.old ?? null })
        .where('id', '=', endpointIdOf(address))
        .execute();
    });
    expect((await owner.call('POST', `${address}/secret`)).json()).toEqual({ secret: secrets.secret });
    await Promise.all([1, 2].map(() => prepareSecrets(database, ringOf(keyOfByte(1)), logger)));
    const sealed = await sealedOf(address);
    await prepareSecrets(database, ringOf(keyOfByte(1)), logger);
    expect(await sealedOf(address)).toEqual(sealed);
    await database.forget();
    const whole = await wholeDatabase(current());
    for (const secret of Object.values(secrets)) expect(whole).not.toContain(secret);
    expect((await owner.call('POST', `${address}/secret`)).json()).toEqual({ secret: secrets.secret });
    expect((await logIn(owner.person.email, codeNow(secrets.totp ?? ''))).statusCode).toBe(200);
  });

  it('are sealed with the one key of the database, whichever server seals', async () => {
    const { database } = current();
    const stranger = new Secrets(ringOf(keyOfByte(9)));
    await expect(database.transaction((trx) => stranger.seal(trx, 'x', cell))).rejects.toThrow(/SECRETS_KEY/);
    const both = new Secrets(ringOf(keyOfByte(9), keyOfByte(1)));
    const sealed = await database.transaction((trx) => both.seal(trx, 'x', cell));
    expect(testSecrets.open(sealed, cell)).toBe('x');
  });

  it('that a server cannot open are told in its log, once', async () => {
    const errors: string[] = [];
    const told = pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line).msg) });
    const stranger = new Secrets(ringOf(keyOfByte(9)), told);
    const sealed = await current().database.transaction((trx) => testSecrets.seal(trx, 'x', cell));
    expect([1, 2].map(() => stranger.openOrNone(sealed, cell))).toEqual([undefined, undefined]);
    expect(errors).toEqual([expect.stringContaining('set SECRETS_KEY')]);
  });

  it('keep a server with another key from starting, which says which key it needs and what replacing it loses', async () => {
    const { database } = current();
    const start = prepareSecrets(database, ringOf(keyOfByte(7)), logger);
    await expect(start).rejects.toThrow(
      new RegExp(`secrets\\.key\\.${keyOfByte(1).id}[\\s\\S]*set SECRETS_KEY to the same[\\s\\S]*no longer be read`),
    );
    await prepareSecrets(database, ringOf(keyOfByte(1)), logger);
  });

  it('keep a server without a key from making one, and its commands too', async () => {
    const { database } = current();
    const folder = mkdtempSync(path.join(tmpdir(), 'meg-no-key-'));
    const settings = { folder, key: undefined, newKey: undefined };
    for (const start of [requireKeyFile, rotateSecrets])
      await expect(start(database, settings)).rejects.toThrow(/there is no key here.*Put back secrets\.key/);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
