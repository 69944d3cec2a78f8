import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../mail/mailer.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const newPassword = 'another warm and calm house';

eachDatabase('A mail about an account', (current) => {
  let app: FastifyInstance;
  let passwordHash: string;
  /** Behind the clock by which sessions are made here, so that they outlast the hours that the tests skip. */
  let now = Date.now() - 24 * hourMs;
  let mails: Mail[] = [];
  let isDown = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error('connect ECONNREFUSED');
      mails.push(mail);
    },
  };
  const start = () => createTestApp(current().database, { mailer, now: () => now });
  beforeAll(async () => {
    app = await start();
    passwordHash = await hashOfRightPassword();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now += 2 * minuteMs;
    isDown = false;
    await app.worker.settle();
    mails = [];
  });

  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/${path}`, headers: { origin: ownOrigin }, payload });
  const owner = () => signIn(app, current().database, { passwordHash });
  const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const jobs = () => current().database.reader.selectFrom('jobs').selectAll().execute();
  /** The minutes go by, and the worker does what is due in each. */
  const wait = async (ms: number) => {
    for (const end = now + ms; now < end; now += 5 * minuteMs) await app.worker.settle();
    await app.worker.settle();
  };

  it('arrives when the mail server was down for an hour: a reset, a new address, an invitation and a notice', async () => {
    const { person, call } = await owner();
    isDown = true;
    await post('forgot-password', { email: person.email });
    await call('POST', '/api/admin/account/email', { email: `new-${person.email}`, currentPassword: rightPassword });
    await call('POST', '/api/team/invitations', { email: `mate-${person.email}`, teamRole: 'agent' });
    await wait(hourMs);
    expect(mails).toEqual([]);
    isDown = false;
    await wait(hourMs);
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [`mate-${person.email}`, `new-${person.email}`, person.email].sort(),
    );
    const reset = tokenIn(mails.find(({ to }) => to === person.email));
    expect((await post('reset-password', { token: reset, newPassword })).statusCode).toBe(200);
    isDown = true;
    await wait(hourMs);
    isDown = false;
    await wait(hourMs);
    expect(mails.at(-1)).toMatchObject({ to: person.email, subject: 'A change to your Meg account' });
  });

  it('arrives when the server was killed between the answer and the mail', async () => {
    const { person } = await owner();
    await post('forgot-password', { email: person.email });
    await app.close();
    expect(mails).toEqual([]);
    app = await start();
    await app.worker.settle();
    expect(mails.map(({ to }) => to)).toEqual([person.email]);
    expect((await post('reset-password', { token: tokenIn(mails[0]), newPassword })).statusCode).toBe(200);
  });

  it('is not sent for a reset that was asked for three hours ago', async () => {
    const { person } = await owner();
    await post('forgot-password', { email: person.email });
    now += 3 * hourMs;
    await wait(hourMs);
    expect(mails).toEqual([]);
  });

  it('leaves neither its address nor its link in the jobs, and adds as many jobs for an unknown address', async () => {
    const { person } = await owner();
    const before = (await jobs()).length;
    await post('forgot-password', { email: person.email });
    const known = (await jobs()).length;
    await post('forgot-password', { email: `nobody-${person.email}` });
    const unknown = (await jobs()).length;
    expect([known - before, unknown - known]).toEqual([1, 1]);
    await app.worker.settle();
    expect(mails).toHaveLength(1);
    const kept = JSON.stringify(await jobs());
    expect(kept).not.toContain('@');
    expect(kept).not.toContain(tokenIn(mails[0]));
  });

  it('goes to one mailbox five times an hour at most, and the answer is the same', async () => {
    const { person } = await owner();
    const [local, host] = person.email.split('@');
    const answers: string[] = [];
    for (let count = 0; count < 12; count++) {
      now += 1.1 * minuteMs;
      const email = count % 2 === 0 ? person.email : `${local?.toUpperCase()}@${host}`;
      answers.push((await post('forgot-password', { email })).body);
      await app.worker.settle();
    }
    expect(new Set(answers).size).toBe(1);
    expect(mails).toHaveLength(5);
  });

  it('still arrives after strangers asked for other spellings of the mailbox', async () => {
    now += hourMs;
    const { person } = await owner();
    const [local, host] = person.email.split('@');
    for (let count = 0; count < 8; count++) await post('forgot-password', { email: `${local}+${count}@${host}` });
    await app.worker.settle();
    expect(mails).toEqual([]);
    await post('forgot-password', { email: person.email });
    await app.worker.settle();
    expect(mails.map(({ to }) => to)).toEqual([person.email]);
  });

  it('still confirms a mailbox after strangers signed up under other spellings of it', async () => {
    const name = `mover-${now}`;
    for (let count = 0; count < 12; count++) {
      const stranger = await owner();
      const email = `${name}+${count}@example.com`;
      await stranger.call('POST', '/api/admin/account/email', { email, currentPassword: rightPassword });
    }
    await app.worker.settle();
    expect(mails).toHaveLength(10);
    const { call } = await owner();
    const email = `${name}@example.com`;
    await call('POST', '/api/admin/account/email', { email, currentPassword: rightPassword });
    await app.worker.settle();
    expect(mails.map(({ to }) => to)).toContain(email);
  });

  it('is not said to be sent once the limit is reached', async () => {
    const { call, person } = await owner();
    await current().database.transaction((trx) =>
      trx.updateTable('people').set({ emailConfirmedAt: null }).where('id', '=', person.id).execute(),
    );
    for (let count = 0; count < 10; count++) {
      expect((await call('POST', '/api/admin/account/confirmation', {})).statusCode).toBe(200);
      await app.worker.settle();
      now += 2 * minuteMs;
    }
    const refused = await call('POST', '/api/admin/account/confirmation', {});
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toContain('Try again tomorrow');
    expect(mails).toHaveLength(10);
  });

  it('goes to at most five new addresses of an account a day', async () => {
    const { call, person } = await owner();
    const codes = [];
    for (let count = 0; count < 7; count++) {
      now += 2 * minuteMs;
      const body = { email: `other-${count}-${person.email}`, currentPassword: rightPassword };
      codes.push((await call('POST', '/api/admin/account/email', body)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('is not used up by asking again within a minute, nor by a mail server that is down', async () => {
    now += hourMs;
    const { person } = await owner();
    for (let count = 0; count < 6; count++) {
      await post('forgot-password', { email: person.email });
      await app.worker.settle();
    }
    expect(mails).toHaveLength(1);
    now += 2 * minuteMs;
    isDown = true;
    await post('forgot-password', { email: person.email });
    await wait(30 * minuteMs);
    isDown = false;
    await wait(hourMs);
    expect(mails).toHaveLength(2);
    await post('forgot-password', { email: person.email });
    await app.worker.settle();
    expect(mails).toHaveLength(3);
  });

  it('tells the former address of the new one, and is stored nowhere afterwards', async () => {
    const { person, call } = await owner();
    await call('POST', '/api/admin/account/email', { email: `new-${person.email}`, currentPassword: rightPassword });
    await app.worker.settle();
    await post('confirm-email', { token: tokenIn(mails[0]) });
    isDown = true;
    await wait(10 * minuteMs);
    isDown = false;
    await wait(hourMs);
    expect(mails[1]?.to).toBe(person.email);
    expect(mails[1]?.text).toContain(`you now sign in with new-${person.email}.`);
    expect(await current().database.reader.selectFrom('accountNotices').selectAll().execute()).toEqual([]);
  });

  it('greets nobody by name before the address is confirmed', async () => {
    const email = `owner-${now}@example.com`;
    const contactInfo = { email: 'office@movers.example', phone: '+353 1 496 0123' };
    const company = { name: 'Movers', contactInfo, serviceAreas: ['Dublin'] };
    const adminUser = {
      email,
      password: newPassword,
      firstName: 'Please reply with your bank password',
      lastName: 'x',
    };
    const url = '/api/signup';
    await app.inject({ method: 'POST', url, headers: { origin: ownOrigin }, payload: { company, adminUser } });
    await app.worker.settle();
    await post('forgot-password', { email });
    await app.worker.settle();
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([email]));
    const greeting = mails.filter(({ text }) => text.includes('Hello'));
    expect(greeting).toHaveLength(2);
    for (const { text } of greeting) expect(text).toMatch(/^Hello,$/m);
    for (const { text } of mails) expect(text).not.toContain('bank');
  });
});
