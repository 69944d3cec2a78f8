import { pino } from 'pino';
import { expect, it } from 'vitest';
import { resetByCommand } from '../../composition/admin-commands.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

eachDatabase('The first start', (current) => {
  const made: { email: string; password: string }[] = [];
  const firstAdmin = {
    email: 'admin@example.com',
    password: undefined,
    announce: (one: (typeof made)[0]) => made.push(one),
  };

  it('creates one admin with a random password, shown once, even if several servers start', async () => {
    const { database } = current();
    const apps = await Promise.all(Array.from({ length: 5 }, () => createTestApp(database)));
    await Promise.all(apps.map((app) => app.createFirstAdmin(firstAdmin)));
    const again = await createTestApp(database);
    await again.createFirstAdmin(firstAdmin);
    expect(made).toHaveLength(1);
    expect(made[0]?.password).toMatch(/^[\w-]{20}$/);
    const answer = await again.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { origin: ownOrigin },
      payload: { email: made[0]?.email, password: made[0]?.password },
    });
    expect(answer.json().user).toMatchObject({ adminType: 'super_admin', company: { slug: 'demo' } });
    await Promise.all([...apps, again].map((app) => app.close()));
  });

  it('uses the password that was set, and does not show it', async () => {
    const { database } = current();
    await database.transaction((trx) => trx.deleteFrom('sessions').execute());
    await database.transaction((trx) => trx.deleteFrom('people').execute());
    made.length = 0;
    const warnings: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => warnings.push(JSON.parse(line).msg) });
    const app = await createTestApp(database, { logger });
    await app.createFirstAdmin({ ...firstAdmin, password: 'chosen by the operator' });
    expect(warnings).toEqual([]);
    expect(made).toEqual([]);
    const rows = await database.reader.selectFrom('people').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'admin@example.com', role: 'super_admin' }]);
    expect(rows[0]?.passwordHash).toMatch(/^\$argon2id\$/);
    await app.createFirstAdmin({ ...firstAdmin, password: 'chosen by the operator' });
    expect(warnings).toEqual([expect.stringMatching(/^ADMIN_PASSWORD was not used/)]);
    await app.close();
  });
});

eachDatabase('A password set by command', (current) => {
  it('signs the person in, ends the old sessions, and needs an existing account', async () => {
    const { database } = current();
    const mailbox = new Mailbox();
    const app = await createTestApp(database, { mailer: mailbox });
    const { cookie, person } = await signIn(app, database, { role: 'customer_admin' });
    const me = () => app.inject({ url: '/api/admin/me', headers: { cookie } });
    expect((await me()).statusCode).toBe(200);
    const guess = () =>
      app.inject({
        method: 'POST',
        url: '/api/admin/login',
        headers: { origin: ownOrigin },
        payload: { email: person.email, password: 'a wrong guess' },
      });
    for (let guesses = 0; guesses < 10; guesses++) await guess();
    expect((await guess()).statusCode).toBe(429);
    const said = await resetByCommand(database, person.email.toUpperCase());
    expect((await me()).statusCode).toBe(401);
    const password = /^([\w-]{20})$/m.exec(said)?.[1];
    const { email } = person;
    const headers = { origin: ownOrigin };
    const answer = await app.inject({ method: 'POST', url: '/api/admin/login', headers, payload: { email, password } });
    expect(answer.statusCode).toBe(200);
    await app.worker.settle();
    expect(mailbox.mails).toMatchObject([{ to: email, text: expect.stringContaining('set a new password for you') }]);
    const entries = await database.reader.selectFrom('auditEntries').selectAll().execute();
    expect(entries).toMatchObject([{ action: 'password.reset_by_command', subject: person.id, personName: 'Meg' }]);
    await expect(resetByCommand(database, 'nobody@example.com')).rejects.toThrow(/^Nobody has an account/);
    await app.close();
  });
});
