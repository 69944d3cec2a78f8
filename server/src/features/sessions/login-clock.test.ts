import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const hourMs = 60 * 60 * 1_000;
const newPassword = 'another calm and warm house';

eachDatabase('survives: clock set back or forward – logins', (current) => {
  let app: FastifyInstance;
  let mailbox: Mailbox;
  let passwordHash: string;
  let clockMs = Date.now();
  let email: string;
  beforeAll(async () => {
    mailbox = new Mailbox();
    app = await createTestApp(current().database, { now: () => clockMs, mailer: mailbox, worksJobs: true });
    passwordHash = await hashOfRightPassword();
  });
  beforeEach(async () => {
    ({ email } = (await signIn(app, current().database, { passwordHash })).person);
  });
  afterAll(() => app.close());

  const post = (path: string, payload: object, from = newAddress()) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/${path}`,
      remoteAddress: from,
      headers: { origin: ownOrigin },
      payload,
    });
  const logIn = (from: string, password = rightPassword) => post('login', { email, password }, from);

  describe.each([
    ['back', -hourMs],
    ['forward', hourMs],
  ])('by an hour %s', (_, stepMs) => {
    it('locks nobody out who was guessed at before', async () => {
      const home = newAddress();
      for (let guess = 0; guess < 11; guess++) await logIn(home, `guess ${guess}`);
      expect((await logIn(home)).statusCode).toBe(429);
      clockMs += stepMs;
      expect((await logIn(home)).statusCode).toBe(200);
    });

    it('keeps those signed in who are', async () => {
      const cookie = String((await logIn(newAddress())).headers['set-cookie']).split(';')[0] ?? '';
      const me = async () => (await app.inject({ url: '/api/admin/me', headers: { cookie } })).statusCode;
      clockMs += stepMs;
      expect(await me()).toBe(200);
      clockMs += 6 * 60_000;
      expect([await me(), await me()]).toEqual([200, 200]);
    });

    it('sends another link to who asks for one, and makes no used link good again', async () => {
      await post('forgot-password', { email });
      const first = await mailbox.nextToken();
      expect((await post('reset-password', { token: first, newPassword })).statusCode).toBe(200);
      await mailbox.next();
      clockMs += stepMs;
      expect((await post('reset-password', { token: first, newPassword })).statusCode).toBe(410);
      await post('forgot-password', { email });
      const second = await mailbox.nextToken();
      expect((await post('reset-password', { token: first, newPassword })).statusCode).toBe(410);
      expect((await post('reset-password', { token: second, newPassword })).statusCode).toBe(200);
      await mailbox.next();
      clockMs -= stepMs;
      expect((await post('reset-password', { token: second, newPassword })).statusCode).toBe(410);
    });
  });
});
