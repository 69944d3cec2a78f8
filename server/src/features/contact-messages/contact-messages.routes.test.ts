import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const sent = { name: 'Aoife Byrne', email: 'aoife@harbour.example', company: '', topic: 'plans', message: 'How much?' };

const operator = {
  name: 'Harbour Software',
  email: 'hello@harbour-software.example',
  phone: '',
  website: '',
  address: '',
  profile: 'https://www.linkedin.com/in/aoife-byrne',
  betaEmail: 'beta@harbour-software.example',
};

eachDatabase('POST /api/contact-messages', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  const mailer = new Mailbox();
  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { mailer, operator });
    await signIn(app, database, { role: 'internal_admin', email: 'staff@meg.example' });
  });
  afterAll(() => app.close());

  const post = (body: object, key = randomUUID()) =>
    app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      headers: { origin: ownOrigin, 'idempotency-key': key },
      payload: body,
    });
  const rows = () => database.reader.selectFrom('siteMessages').selectAll().execute();

  it('is stored and told once when it is sent 50 times at once, and answers one reference', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(sent, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const { reference } = answers[0]?.json() ?? {};
    expect(reference).toMatch(/^C-[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await rows()).toMatchObject([{ kind: 'contact-message' }]);
    await app.worker.settle();
    expect(mailer.mails).toMatchObject([
      { to: 'staff@meg.example', subject: 'Plans and prices: a message from Aoife Byrne' },
    ]);
    expect(mailer.mails[0]?.text).toContain(reference);
    expect((await post({ ...sent, message: 'Something else' }, key)).json().error.code).toBe('idempotency_conflict');
  });

  it('is marked if it looks like a bot’s, is mailed to nobody, and gets the same answer', async () => {
    const before = mailer.mails.length;
    const answer = await post({ ...sent, website: 'https://spam.example' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['reference']]);
    expect((await rows()).at(-1)).toMatchObject({ botSign: 'hidden_field' });
    await app.worker.settle();
    expect(mailer.mails).toHaveLength(before);
  });

  it.each([
    ['name', '', 'Please tell us your name'],
    ['email', 'aoife', 'Please enter a valid email address'],
    ['topic', 'complaint', 'Please choose what it is about'],
    ['message', ' ', 'Please write your message'],
    ['message', 'x'.repeat(4_001), 'At most 4000 characters'],
  ])('names the field that is wrong: %s as %j', async (name, typed, message) => {
    expect((await post({ ...sent, [name]: typed })).json().error.fields).toEqual({ [name]: message });
  });

  it('names who runs the server', async () => {
    expect((await app.inject('/api/operator')).json()).toEqual(operator);
  });
});
