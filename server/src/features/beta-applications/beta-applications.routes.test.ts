import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const dayMs = 86_400_000;

function application(changes: object = {}) {
  return {
    firstName: 'Aoife',
    lastName: 'Byrne',
    email: `aoife-${randomUUID()}@harbour.example`,
    phone: '+353 1 496 0123',
    companyName: 'Harbour Removals',
    jobTitle: 'Owner',
    monthlyLeads: '50-100',
    annualRevenue: '1m-2m',
    currentCRM: 'excel',
    primaryPainPoints: 'Calls after six go unanswered',
    bestTimeToCall: 'morning',
    additionalInfo: '',
    ...changes,
  };
}

eachDatabase('POST /api/beta-applications', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let clock = Date.now();
  let visitors = 0;
  const mailer = new Mailbox();

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { mailer, now: () => clock, trustProxy: ['127.0.0.1'] });
    await signIn(app, database, { role: 'super_admin', email: 'staff@meg.example' });
  });
  afterAll(() => app.close());

  /** Each from an address of its own, unless it says which. */
  const post = (body: object, { key, ip }: { key?: string; ip?: string } = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/beta-applications',
      headers: {
        origin: ownOrigin,
        'x-forwarded-for': ip ?? `10.0.${visitors >> 8}.${visitors++ & 255}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: body,
    });
  const rowsOf = async (email: string) => {
    const rows = await database.reader.selectFrom('siteMessages').selectAll().execute();
    return rows.filter(({ content }) => JSON.parse(content).email === email);
  };
  const mailsAbout = async (email: string) => {
    await app.worker.settle();
    return mailer.mails.filter(({ text }) => text.includes(email));
  };

  it('stores all twelve fields, and tells the staff', async () => {
    const sent = application({ companyName: 'Harbour\r\nBcc: all@example.com', additionalInfo: '<b>soon</b>' });
    const answer = await post(sent);
    expect([answer.statusCode, answer.json()]).toEqual([201, { received: true }]);
    const [row] = await rowsOf(sent.email);
    expect(row).toMatchObject({ kind: 'beta-application', botSign: null, answeredAt: null });
    expect(JSON.parse(row?.content ?? '')).toEqual(sent);
    const [mail, ...others] = await mailsAbout(sent.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'staff@meg.example',
      subject: 'Beta application with priority: a company',
    });
    expect(mail?.text).toContain(`/admin/site-messages?message=${row?.id}`);
    expect(mail?.html).toContain('&lt;b&gt;soon&lt;/b&gt;');
  });

  it.each([
    ['with one key', () => 'k'.repeat(20)],
    ['each with a key of its own', () => randomUUID()],
    ['without a key', () => undefined],
  ])('is stored once and told once when it is sent 50 times at once, %s', async (_, keyOf) => {
    const sent = application();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => {
        const key = keyOf();
        return post(sent, { ip: '10.9.9.9', ...(key && { key: key + sent.email.slice(6, 40) }) });
      }),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['201 {"received":true}']),
    );
    expect(await rowsOf(sent.email)).toHaveLength(1);
    expect(await mailsAbout(sent.email)).toHaveLength(1);
    clock += dayMs;
  });

  it('answers as before if the same person applies again within a day, and stores it after that', async () => {
    const sent = application();
    await post(sent);
    clock += dayMs - 1;
    expect((await post(sent)).json()).toEqual({ received: true });
    expect(await rowsOf(sent.email)).toHaveLength(1);
    clock += 1;
    await post(sent);
    expect(await rowsOf(sent.email)).toHaveLength(2);
  });

  it('stores a corrected application of the same day, and tells the staff', async () => {
    const sent = application();
    await post(sent);
    expect((await post({ ...sent, phone: '+353 1 496 0124' })).json()).toEqual({ received: true });
    expect(await rowsOf(sent.email)).toHaveLength(2);
    expect(await mailsAbout(sent.email)).toHaveLength(2);
  });

  it('marks what looks like a bot’s even if its address has applied before', async () => {
    const sent = application();
    await post(sent);
    await post({ ...sent, jobTitle: 'Intern', website: 'x' });
    expect((await rowsOf(sent.email)).map(({ botSign }) => botSign).toSorted()).toEqual(['hidden_field', null]);
  });

  it('refuses another application under a key that was used, and leaves nothing of it', async () => {
    const key = randomUUID();
    await post(application(), { key });
    const other = application();
    expect((await post(other, { key })).json().error.code).toBe('idempotency_conflict');
    expect((await post(other)).statusCode).toBe(201);
    expect(await rowsOf(other.email)).toHaveLength(1);
  });

  it.each([
    ['hidden_field', { website: 'https://spam.example' }],
    ['too_fast', { elapsedMs: 20 }],
  ])('stores what looks like a bot’s, marked, and tells nobody: %s', async (sign, changes) => {
    const sent = application(changes);
    expect((await post(sent)).json()).toEqual({ received: true });
    expect(await rowsOf(sent.email)).toMatchObject([{ botSign: sign }]);
    expect(await mailsAbout(sent.email)).toEqual([]);
  });

  it('accepts an application from an address that a bot has used', async () => {
    const sent = application();
    await post({ ...sent, website: 'x' });
    await post(sent);
    expect((await rowsOf(sent.email)).map(({ botSign }) => botSign).toSorted()).toEqual(['hidden_field', null]);
    expect(await mailsAbout(sent.email)).toHaveLength(1);
  });

  it('marks what comes too often from one address, and still accepts others', async () => {
    clock += dayMs;
    const many = Array.from({ length: 14 }, () => application());
    for (const sent of many) await post(sent, { ip: '10.200.0.1' });
    const signs = await Promise.all(many.map(async ({ email }) => (await rowsOf(email))[0]?.botSign));
    expect(signs).toEqual([...Array(12).fill(null), 'too_many', 'too_many']);
    const other = application();
    await post(other, { ip: '10.200.0.2' });
    expect(await rowsOf(other.email)).toMatchObject([{ botSign: null }]);
  });

  it('names each field that is wrong, by its own words', async () => {
    const answer = await post({ ...application(), email: 'aoife', phone: ' ', primaryPainPoints: 'x'.repeat(501) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({
      email: 'Please enter a valid email address',
      phone: 'Phone number is required',
      primaryPainPoints: 'At most 500 characters',
    });
  });

  describe('refuses', () => {
    it.each(['id', 'botSign', 'companyId', 'role', 'answeredAt'])('a field that it does not know: %s', async (name) => {
      expect((await post(application({ [name]: 'x' }))).statusCode).toBe(422);
    });

    it('a call from a page that is not ours', async () => {
      const headers = { origin: 'https://evil.example' };
      const call = { method: 'POST', url: '/api/beta-applications', headers, payload: application() } as const;
      expect((await app.inject(call)).statusCode).toBe(403);
    });
  });
});
