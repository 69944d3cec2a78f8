import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const hourMs = 60 * 60 * 1_000;

eachDatabase('Signing in', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let passwordHash: string;
  let clockMs = Date.now();
  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { now: () => clockMs });
    passwordHash = await hashOfRightPassword();
  });
  beforeEach(() => {
    clockMs += hourMs;
  });
  afterAll(() => app.close());

  const owner = () => signIn(app, database, { passwordHash });
  const logIn = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/admin/login', headers: { origin: ownOrigin, ...headers }, payload });
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const me = (cookie: string) => app.inject({ url: '/api/admin/me', headers: { cookie } });

  it('opens a session, and says who one is', async () => {
    const { person, company } = await owner();
    const answer = await logIn({ email: person.email.toUpperCase(), password: rightPassword });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ adminType: 'customer_admin', email: person.email, support: null });
    const known = await me(cookieOf(answer));
    expect(known.json()).toMatchObject({ role: 'customer_admin', company: { id: company.id, name: 'Other Movers' } });
    expect(known.headers['cache-control']).toBe('no-store');
    expect(answer.body + known.body).not.toContain('argon2');
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const { person } = await owner();
    const answer = await logIn({ email: person.email, password: rightPassword });
    expect(answer.headers['set-cookie']).toMatch(
      /^meg-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('sets a cookie bound to the host where people come by HTTPS, and takes no other', async () => {
    const secure = await createTestApp(database, { publicUrl: 'https://chat.example.com' });
    const { person, cookie } = await owner();
    const answer = await secure.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: 'https://chat.example.com' },
      payload: { email: person.email, password: rightPassword },
    });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-meg-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await secure.inject({ url: '/api/admin/me', headers: { cookie } })).statusCode).toBe(401);
    await secure.close();
  });

  it('keeps no token that could be used by who reads the database', async () => {
    const { cookie, person } = await owner();
    const rows = await database.reader.selectFrom('sessions').selectAll().where('personId', '=', person.id).execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('gives a new token each time and ends the one that was held', async () => {
    const { person, cookie } = await owner();
    const answer = await logIn({ email: person.email, password: rightPassword }, { cookie });
    expect(cookieOf(answer)).not.toBe(cookie);
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await me(cookieOf(answer))).statusCode).toBe(200);
  });

  it('does not take a token that somebody else chose', async () => {
    const { person } = await owner();
    const planted = `meg-session=${'x'.repeat(43)}`;
    const answer = await logIn({ email: person.email, password: rightPassword }, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect((await me(planted)).statusCode).toBe(401);
  });

  it('ends by signing out', async () => {
    const { call, cookie } = await owner();
    const answer = await call('POST', '/api/admin/logout');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^meg-session=; Max-Age=0/);
    expect((await me(cookie)).json().error.code).toBe('unauthenticated');
    expect((await call('POST', '/api/admin/logout')).statusCode).toBe(200);
  });

  it('ends after twelve hours in which nothing was done', async () => {
    const { cookie } = await owner();
    clockMs = Date.now() + 11 * hourMs;
    expect((await me(cookie)).statusCode).toBe(200);
    clockMs += 11 * hourMs;
    expect((await me(cookie)).statusCode).toBe(200);
    clockMs += 12.1 * hourMs;
    expect((await me(cookie)).statusCode).toBe(401);
  });

  it('ends after thirty days, however much was done', async () => {
    const { cookie } = await owner();
    clockMs = Date.now();
    // That somebody was there is written without making them wait, so it may be known a call later.
    for (let hours = 0; hours < 30 * 24; hours += 4) {
      expect((await me(cookie)).statusCode).toBe(200);
      clockMs += 4 * hourMs;
    }
    clockMs += 1;
    expect((await me(cookie)).statusCode).toBe(401);
  });

  it('ends with the account', async () => {
    const { person, cookie } = await owner();
    const disable = database.transaction((trx) =>
      trx.updateTable('people').set({ state: 'disabled' }).where('id', '=', person.id).execute(),
    );
    await disable;
    expect((await me(cookie)).statusCode).toBe(401);
    const answer = await logIn({ email: person.email, password: rightPassword });
    expect(answer.json().error.code).toBe('invalid_credentials');
  });

  it.each(['', 'meg-session=', 'meg-session=%00', `meg-session=${'A'.repeat(5_000)}`, 'a=b; meg-session="x"'])(
    'is not done by the cookie "%.30s"',
    async (cookie) => {
      expect((await me(cookie)).statusCode).toBe(401);
    },
  );

  describe('with what is not right', () => {
    it('answers alike for a known and an unknown address', async () => {
      const { person } = await owner();
      const known = await logIn({ email: person.email, password: 'not the right one' });
      const unknown = await logIn({ email: 'nobody@example.com', password: 'not the right one' });
      expect(known.statusCode).toBe(401);
      expect(known.body).toBe(unknown.body);
      expect(known.json().error).toEqual({
        code: 'invalid_credentials',
        message: 'Email or password is not right.',
      });
    });

    it.each([
      ['email', { email: 'x', password: 'x' }],
      ['email', { password: 'x' }],
      ['password', { email: 'a@example.com', password: '' }],
      ['password', { email: 'a@example.com', password: { $ne: '' } }],
      ['password', { email: 'a@example.com', password: 'x'.repeat(1_001) }],
    ])('names the field %s', async (field, body) => {
      const answer = await logIn(body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toHaveProperty([field]);
    });

    it('checks at most ten of 1,000 guesses, and does not lock the owner out', async () => {
      const strict = await createTestApp(database, { trustProxy: ['127.0.0.1'] });
      const { person } = await owner();
      const guess = (password: string, address: string) =>
        strict.inject({
          method: 'POST',
          url: '/api/admin/login',
          headers: { origin: ownOrigin, 'x-forwarded-for': address },
          payload: { email: person.email, password },
        });
      const statuses: number[] = [];
      // A hundred at once: what a busy machine cannot answer in time is no guess that was checked, and proves nothing.
      for (let wave = 0; wave < 10; wave++) {
        const guesses = Array.from({ length: 100 }, (_, place) => guess(`guess ${wave} ${place}`, '203.0.113.9'));
        for (const { statusCode } of await Promise.all(guesses)) statuses.push(statusCode);
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(990);
      expect((await guess(rightPassword, '203.0.113.9')).statusCode).toBe(429);
      expect((await guess(rightPassword, '198.51.100.7')).statusCode).toBe(200);
      await strict.close();
    });
  });
});
