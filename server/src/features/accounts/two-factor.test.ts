import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';
import { stepAt, totpCode } from '../people/two-factor/totp.js';

const stepMs = 30_000;

eachDatabase('Two-factor', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let passwordHash: string;
  let clockMs = Date.now();
  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { now: () => clockMs });
    passwordHash = await hashOfRightPassword();
  });
  afterAll(() => app.close());

  const path = '/api/admin/account/two-factor';
  const proof = { currentPassword: rightPassword };
  const codeNow = (secret: string) => totpCode(secret, stepAt(clockMs));
  const logIn = (email: string, code?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: ownOrigin },
      payload: { email, password: rightPassword, ...(code !== undefined && { code }) },
    });

  async function withTwoFactor() {
    const owner = await signIn(app, database, { passwordHash });
    const { secret } = (await owner.call('POST', path, proof)).json();
    const { recoveryCodes } = (await owner.call('POST', `${path}/confirmation`, { code: codeNow(secret) })).json();
    clockMs += stepMs;
    return { owner, email: owner.person.email, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
  }

  it('is on only after a code has shown that the app has the secret', async () => {
    const owner = await signIn(app, database, { passwordHash });
    const begun = (await owner.call('POST', path, proof)).json();
    expect(begun.uri).toContain(begun.secret);
    expect(begun.qr[0]).toMatch(/^[01]+$/);
    expect((await logIn(owner.person.email)).statusCode).toBe(200);
    const wrong = await owner.call('POST', `${path}/confirmation`, { code: '000000' });
    expect(wrong.json().error.fields).toHaveProperty('code');
    const right = await owner.call('POST', `${path}/confirmation`, { code: codeNow(begun.secret) });
    expect(new Set(right.json().recoveryCodes).size).toBe(10);
    expect((await owner.call('GET', '/api/admin/me')).json().twoFactor).toBe(true);
  });

  it('asks for a code only after the right password', async () => {
    const { email, secret } = await withTwoFactor();
    expect((await logIn(email)).json().error.code).toBe('second_factor_required');
    const guess = await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: ownOrigin },
      payload: { email, password: 'not the right one' },
    });
    expect(guess.json().error.code).toBe('invalid_credentials');
    expect((await logIn(email, codeNow(secret))).statusCode).toBe(200);
  });

  it('takes a code once, even when it comes ten times at once', async () => {
    const { email, secret } = await withTwoFactor();
    const code = codeNow(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(email, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await withTwoFactor();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(email, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await logIn(email, first)).statusCode).toBe(401);
    expect((await logIn(email, second)).statusCode).toBe(200);
    const rows = await database.reader.selectFrom('recoveryCodes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll('-', ''));
  });

  it('gives new recovery codes, which replace the former ones', async () => {
    const { owner, email, recoveryCodes } = await withTwoFactor();
    const renewed = (await owner.call('POST', `${path}/recovery-codes`, proof)).json().recoveryCodes;
    expect((await logIn(email, recoveryCodes[0])).statusCode).toBe(401);
    expect((await logIn(email, renewed[0])).statusCode).toBe(200);
  });

  it('checks at most ten guesses of a code', async () => {
    const { email } = await withTwoFactor();
    const guesses = Array.from({ length: 200 }, (_, place) => logIn(email, String(place).padStart(6, '9')));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    clockMs += 20 * 60_000;
  });

  it('is switched off with the password alone, never by a session alone', async () => {
    const { owner, email } = await withTwoFactor();
    expect((await owner.call('POST', `${path}/end`, { currentPassword: 'wrong' })).statusCode).toBe(422);
    expect((await owner.call('POST', `${path}/end`, proof)).statusCode).toBe(200);
    expect((await logIn(email)).statusCode).toBe(200);
    expect((await owner.call('POST', `${path}/recovery-codes`, proof)).statusCode).toBe(404);
  });
});
