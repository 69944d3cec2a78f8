import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const hourMs = 60 * 60 * 1_000;
const newPassword = 'another warm and calm house';

eachDatabase("One's own account", (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let passwordHash: string;
  let mailbox: Mailbox;
  let clockMs = Date.now();
  beforeAll(async () => {
    database = current().database;
    mailbox = new Mailbox();
    app = await createTestApp(database, { mailer: mailbox, now: () => clockMs, publicUrl: undefined, worksJobs: true });
    passwordHash = await hashOfRightPassword();
  });
  afterAll(() => app.close());

  const owner = () => signIn(app, database, { passwordHash });
  const post = (path: string, payload: object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/${path}`,
      remoteAddress: newAddress(),
      headers: { origin: ownOrigin, ...headers },
      payload,
    });
  const canSignIn = async (email: string, password: string) =>
    (await post('login', { email, password })).statusCode === 200;
  const me = async (cookie: string) => (await app.inject({ url: '/api/admin/me', headers: { cookie } })).statusCode;

  it('gets a new password by a link in a mail, once, and loses all its sessions', async () => {
    const { person, cookie } = await owner();
    await post('forgot-password', { email: person.email });
    const token = await mailbox.nextToken();
    expect(JSON.stringify(await database.reader.selectFrom('linkTokens').selectAll().execute())).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('reset-password', { token, newPassword })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(19).fill(410)]);
    expect(await me(cookie)).toBe(401);
    expect(await canSignIn(person.email, rightPassword)).toBe(false);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
    expect((await mailbox.next()).text).toContain('your password was changed');
  });

  it('does not reveal whether an address is known, and mails only known ones', async () => {
    const { person } = await owner();
    const unknown = await post('forgot-password', { email: 'nobody@example.com' });
    const known = await post('forgot-password', { email: person.email });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await mailbox.next()).to).toBe(person.email);
  });

  it('gets one link a minute, however often one is asked for', async () => {
    const { person, call } = await owner();
    const before = mailbox.mails.length;
    const asked = Array.from({ length: 30 }, () => post('forgot-password', { email: person.email }));
    expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await mailbox.next();
    await post('forgot-password', { email: person.email });
    const change = { currentPassword: rightPassword, email: 'first@example.com' };
    await call('POST', '/api/admin/account/email', change);
    await mailbox.next();
    const again = await call('POST', '/api/admin/account/email', { ...change, email: 'second@example.com' });
    expect(again.json().error.code).toBe('rate_limited');
    expect(mailbox.mails.slice(before).filter(({ to }) => to === person.email)).toHaveLength(1);
  });

  it('is not opened by a link that is old, was replaced, or is for something else', async () => {
    const { person, call } = await owner();
    const links = async () => {
      clockMs += 61_000;
      await post('forgot-password', { email: person.email });
      return mailbox.nextToken();
    };
    const replaced = await links();
    const old = await links();
    expect((await post('reset-password', { token: replaced, newPassword })).json().error.code).toBe('link_expired');
    expect((await post('confirm-email', { token: old })).statusCode).toBe(410);
    clockMs += 1.01 * hourMs;
    expect((await post('reset-password', { token: old, newPassword })).statusCode).toBe(410);
    await call('POST', '/api/admin/account/email', { email: 'new-home@example.com', currentPassword: rightPassword });
    const confirmation = await mailbox.nextToken();
    expect((await post('reset-password', { token: confirmation, newPassword })).statusCode).toBe(410);
    expect(await canSignIn(person.email, rightPassword)).toBe(true);
  });

  it('sends links that lead to our own address, whatever host a request names', async () => {
    const { person } = await owner();
    await post('forgot-password', { email: person.email }, { host: 'evil.example', origin: 'http://evil.example' });
    expect((await mailbox.next()).text).toMatch(/\nhttp:\/\/localhost\/reset-password#token=[\w-]{43}\n/);
  });

  it('changes its password with the present one, and keeps only this browser signed in', async () => {
    const { person, call } = await owner();
    const other = await post('login', { email: person.email, password: rightPassword });
    const wrong = await call('POST', '/api/admin/account/password', { currentPassword: 'wrong', newPassword });
    expect(wrong.json().error.fields).toEqual({ currentPassword: 'This is not your current password.' });
    const answer = await call('POST', '/api/admin/account/password', { currentPassword: rightPassword, newPassword });
    expect(answer.statusCode).toBe(200);
    expect(await me(String(other.headers['set-cookie']).split(';')[0] ?? '')).toBe(401);
    expect(await me(String(answer.headers['set-cookie']).split(';')[0] ?? '')).toBe(200);
    expect((await call('GET', '/api/admin/me')).statusCode).toBe(401);
    expect((await mailbox.next()).to).toBe(person.email);
  });

  it.each(['short', 'aaaaaaaaaaaaaaaa', 'x'.repeat(201)])('refuses the password %.20s', async (weak) => {
    const { call } = await owner();
    const body = { currentPassword: rightPassword, newPassword: weak };
    const answer = await call('POST', '/api/admin/account/password', body);
    expect(answer.json().error.fields).toHaveProperty('newPassword');
  });

  it('does not let somebody who took over a session guess the password', async () => {
    const { call } = await owner();
    const guesses = Array.from({ length: 100 }, (_, place) =>
      call('POST', '/api/admin/account/password', { currentPassword: `guess ${place}`, newPassword }),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    clockMs += hourMs;
  });

  it('gets another address once the link sent there was used, and a mail tells the former one', async () => {
    const { person, call } = await owner();
    const email = `new-${person.email}`;
    await call('POST', '/api/admin/account/email', { email, currentPassword: rightPassword });
    const { to, text } = await mailbox.next();
    expect(to).toBe(email);
    expect(await canSignIn(email, rightPassword)).toBe(false);
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await post('confirm-email', { token })).json()).toEqual({ email });
    expect(await canSignIn(email, rightPassword)).toBe(true);
    expect((await mailbox.next()).to).toBe(person.email);
    expect((await post('confirm-email', { token })).statusCode).toBe(410);
  });

  it('is not opened by a link to the mailbox that it had before', async () => {
    const { person, call } = await owner();
    await post('forgot-password', { email: person.email });
    const reset = await mailbox.nextToken();
    await call('POST', '/api/admin/account/email', { email: `to-${person.email}`, currentPassword: rightPassword });
    const token = await mailbox.nextToken();
    expect((await post('confirm-email', { token })).statusCode).toBe(200);
    expect((await post('reset-password', { token: reset, newPassword })).json().error.code).toBe('link_expired');
    await mailbox.next();
  });

  it.each(['by a link', 'with the present one'])(
    'does not move to an address that was asked for before the password was changed %s',
    async (way) => {
      const { person, call } = await owner();
      await call('POST', '/api/admin/account/email', { email: `x-${person.email}`, currentPassword: rightPassword });
      const token = await mailbox.nextToken();
      if (way === 'by a link') {
        await post('forgot-password', { email: person.email });
        await post('reset-password', { token: await mailbox.nextToken(), newPassword });
      } else await call('POST', '/api/admin/account/password', { currentPassword: rightPassword, newPassword });
      await mailbox.next();
      expect((await post('confirm-email', { token })).json().error.code).toBe('link_expired');
      expect(await canSignIn(person.email, newPassword)).toBe(true);
    },
  );

  it('keeps no session of a sign-in that ran while its password was changed', async () => {
    for (let round = 0; round < 4; round++) {
      const { person } = await owner();
      await post('forgot-password', { email: person.email });
      const token = await mailbox.nextToken();
      const logins = Array.from({ length: 5 }, () => post('login', { email: person.email, password: rightPassword }));
      const reset = post('reset-password', { token, newPassword });
      const cookies = (await Promise.all(logins)).flatMap(
        ({ headers }) => String(headers['set-cookie'] ?? '').split(';')[0] || [],
      );
      expect((await reset).statusCode).toBe(200);
      expect(await Promise.all(cookies.map(me))).toEqual(cookies.map(() => 401));
      await mailbox.next();
    }
    clockMs += hourMs / 2;
  });

  it('uses up none of the five addresses of a day by changes that were refused', async () => {
    const { person, call } = await owner();
    const change = (part: string) =>
      call('POST', '/api/admin/account/email', { email: `${part}-${person.email}`, currentPassword: rightPassword });
    for (let time = 1; time <= 5; time++) {
      clockMs += 61_000;
      expect((await change(`good${time}`)).statusCode).toBe(200);
      await mailbox.next();
      // Within a minute of the last link.
      if (time < 5) expect((await change(`soon${time}`)).statusCode).toBe(429);
    }
    clockMs += 61_000;
    expect((await change('sixth')).json().error.message).toContain('five new addresses');
  });

  it("does not get somebody else's address, and is not told whose it is", async () => {
    const [one, other] = [await owner(), await owner()];
    const body = { email: other.person.email, currentPassword: rightPassword };
    const answer = await one.call('POST', '/api/admin/account/email', body);
    expect(answer.json()).toEqual({ done: true });
    expect(await canSignIn(other.person.email, rightPassword)).toBe(true);
  });

  it('lists where it is signed in, and signs out elsewhere', async () => {
    const { person, call } = await owner();
    const other = await post('login', { email: person.email, password: rightPassword }, { 'user-agent': 'A phone' });
    const cookie = String(other.headers['set-cookie']).split(';')[0] ?? '';
    const { sessions } = (await call('GET', '/api/admin/account/sessions')).json();
    expect(sessions).toHaveLength(2);
    const phone = sessions.find(({ userAgent }: { userAgent: string }) => userAgent === 'A phone');
    expect(phone.isCurrent).toBe(false);
    expect((await call('DELETE', `/api/admin/account/sessions/${phone.id}`)).statusCode).toBe(200);
    expect(await me(cookie)).toBe(401);
    expect((await call('DELETE', '/api/admin/account/sessions')).statusCode).toBe(200);
    expect((await call('GET', '/api/admin/account/sessions')).json().sessions).toHaveLength(1);
  });
});
