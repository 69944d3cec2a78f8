import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

eachDatabase('POST /api/leads', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database);
  });
  afterAll(() => app.close());

  const post = (body: unknown, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      payload: JSON.stringify(body),
    });
  const leads = () => database.reader.selectFrom('leads').selectAll();
  const eventsOf = (leadId: string) =>
    database.reader.selectFrom('events').selectAll().where('subjectId', '=', leadId).execute();

  it('stores the lead and its event', async () => {
    const answer = await post(leadBody({ name: 'Tomás Byrne' }), randomUUID());
    expect(answer.statusCode).toBe(201);
    const { id, reference, status } = answer.json();
    expect(status).toBe('new');
    expect(reference).toMatch(/^M-[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await leads().where('id', '=', id).executeTakeFirst()).toMatchObject({
      name: 'Tomás Byrne',
      status: 'new',
      chatHistory: 'Meg: Hello',
      preliminaryQuote: '$9,400 – $11,400',
      botSign: null,
    });
    expect(await eventsOf(id)).toMatchObject([{ type: 'lead.created' }]);
  });

  it('takes exactly the fields of the specification, for the default company', async () => {
    const { companyId: _, elapsedMs: __, ...body } = leadBody();
    expect((await post({ ...body, status: 'new', chatHistory: '' })).statusCode).toBe(201);
  });

  it('gives the same request with the same key the first answer', async () => {
    const key = randomUUID();
    const first = await post(leadBody(), key);
    const second = await post(leadBody(), key);
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(await eventsOf(first.json().id)).toHaveLength(1);
  });

  it('refuses another request with a used key', async () => {
    const key = randomUUID();
    await post(leadBody(), key);
    const other = await post(leadBody({ name: 'Somebody Else' }), key);
    expect(other.statusCode).toBe(409);
    expect(other.json().error.code).toBe('idempotency_conflict');
  });

  describe('survives: duplicates', () => {
    it('stores 100 keys that are each sent 50 times at once as 100 leads', async () => {
      const keys = Array.from({ length: 100 }, () => randomUUID());
      const before = (await leads().execute()).length;
      const answers = await Promise.all(keys.flatMap((key) => Array.from({ length: 50 }, () => post(leadBody(), key))));
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(100);
      expect((await leads().execute()).length - before).toBe(100);
    });
  });

  describe('names the field that is wrong', () => {
    it.each([
      ['name', { name: '  ' }, 'Name is required'],
      ['email', { email: '' }, 'Email is required'],
      ['email', { email: 'amina@' }, 'Email is invalid'],
      ['phone', { phone: '' }, 'Phone is required'],
      ['originCity', { originCity: '' }, 'Origin city is required'],
      ['destinationCity', { destinationCity: '' }, 'Destination city is required'],
      ['originCity', { originCity: 'x'.repeat(500) }, 'At most 120 characters'],
      ['name', { name: 'a\u0000b' }, 'Contains characters that are not text'],
      ['name', { name: 'half \ud83d' }, 'Contains characters that are not text'],
    ])('%s as %j', async (field, change, message) => {
      const answer = await post(leadBody(change));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error).toMatchObject({ code: 'validation_failed', fields: { [field]: message } });
    });

    it('names email and phone where both are missing', async () => {
      const { fields } = (await post(leadBody({ email: '', phone: '\u200b' }))).json().error;
      expect(fields).toEqual({ email: 'Email is required', phone: 'Phone is required' });
    });

    it('also a missing one', async () => {
      const { email: _, ...body } = leadBody();
      expect((await post(body)).json().error.fields).toHaveProperty('email');
    });
  });

  describe('of a company for which email or phone is enough', () => {
    const either = `either-${randomUUID()}`;
    beforeAll(() => addCompany(database, either, { chatbotConfig: { contactRequired: 'either' } }));

    it.each([
      ['the phone', { email: '' }, { email: '', phone: '+44 7700 900123' }],
      ['the email', { phone: undefined }, { email: 'amina@example.com', phone: '' }],
      ['the email beside a phone that shows nothing', { phone: '\u200b' }, { email: 'amina@example.com', phone: '' }],
    ])('takes %s alone', async (_, change, stored) => {
      const answer = await post(leadBody({ companyId: either, ...change }), randomUUID());
      expect(answer.statusCode).toBe(201);
      expect(await leads().where('id', '=', answer.json().id).executeTakeFirst()).toMatchObject(stored);
    });

    it('refuses neither, and an email that cannot be right', async () => {
      const { fields } = (await post(leadBody({ companyId: either, email: ' ', phone: '' }))).json().error;
      expect(fields).toEqual({ email: 'Email is required', phone: 'Phone is required' });
      const wrong = await post(leadBody({ companyId: either, email: 'amina@' }));
      expect(wrong.json().error.fields).toEqual({ email: 'Email is invalid' });
    });
  });

  it.each(['role', 'id', 'companyID', 'constructor', 'createdAt', 'botSign'])(
    'refuses a field that it does not know: %s',
    async (field) => {
      expect((await post({ ...leadBody(), [field]: 'x' })).statusCode).toBe(422);
    },
  );

  it.each(['contacted', 'converted'])('refuses to be created as %s', async (status) => {
    expect((await post({ ...leadBody(), status })).statusCode).toBe(422);
  });

  it('refuses an unknown company', async () => {
    const answer = await post(leadBody({ companyId: 'nobody' }));
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('company_unknown');
  });

  it("stores what looks like a bot's lead, marked, with the usual answer", async () => {
    const filled = await post(leadBody({ website: 'https://spam.example' }));
    const fast = await post(leadBody({ elapsedMs: 300 }));
    const signs = await leads()
      .select('botSign')
      .where('id', 'in', [filled.json().id, fast.json().id])
      .orderBy('id')
      .execute();
    expect([filled.statusCode, fast.statusCode]).toEqual([201, 201]);
    expect(signs.map(({ botSign }) => botSign)).toEqual(['hidden_field', 'too_fast']);
  });

  it('stores unusual text as it was written, in one Unicode form', async () => {
    const name = '  Zoë 🏠 O’Nei\u0301ll <b>&amp;</b> [1] {"a":1} שלום  ';
    const { id } = (await post(leadBody({ name }))).json();
    const row = await leads().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.name).toBe('Zoë 🏠 O’Neíll <b>&amp;</b> [1] {"a":1} שלום');
  });
});
