import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

eachDatabase('POST /api/feedback', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database);
    await addCompany(database, 'other-movers');
  });
  afterAll(() => app.close());

  const post = (body: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: key === undefined ? {} : { 'idempotency-key': key },
      payload: body,
    });
  const rows = () => database.reader.selectFrom('feedback').selectAll();
  const leadOf = async (companyId: string): Promise<string> =>
    (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id;

  it('stores the feedback and its event', async () => {
    const leadId = await leadOf('demo');
    const said = { rating: 5, leadId, userEmail: 'amina@example.com', sessionId: 's-1', conversationLength: 14 };
    const answer = await post({ ...said, companyId: 'demo', comment: '  Quick and kind  ' }, randomUUID());
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    const row = await rows().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ ...said, comment: 'Quick and kind', botSign: null });
    const events = await database.reader.selectFrom('events').selectAll().where('subjectId', '=', id).execute();
    expect(events).toMatchObject([{ type: 'feedback.given', companyId: row?.companyId }]);
  });

  it('needs no more than the rating', async () => {
    const { id } = (await post({ rating: 1 })).json();
    expect(await rows().where('id', '=', id).executeTakeFirst()).toMatchObject({
      rating: 1,
      comment: '',
      leadId: null,
      conversationLength: null,
    });
  });

  it('is stored once when it is sent 50 times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ rating: 3 }, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await rows().where('idempotencyKey', '=', key).execute()).toHaveLength(1);
    expect((await post({ rating: 5 }, key)).json().error.code).toBe('idempotency_conflict');
  });

  describe('names the field that is wrong', () => {
    it.each([
      ['rating', { rating: 2 }],
      ['rating', { rating: '5' }],
      ['rating', { rating: undefined }],
      ['comment', { comment: 'x'.repeat(2_001) }],
      ['comment', { comment: 'a\u0000b' }],
      ['leadId', { leadId: 1 }],
      ['leadId', { leadId: "' OR 1=1 --" }],
      ['userEmail', { userEmail: 'x'.repeat(300) }],
      ['sessionId', { sessionId: {} }],
      ['conversationLength', { conversationLength: -1 }],
      ['conversationLength', { conversationLength: 1.5 }],
      ['conversationLength', { conversationLength: 1e300 }],
      ['companyId', { companyId: 1 }],
    ])('%s as %j', async (field, change) => {
      const answer = await post({ rating: 5, ...change });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().error.fields).toHaveProperty([field]);
    });
  });

  it('refuses a field that it does not know', async () => {
    expect((await post({ rating: 5, botSign: null })).statusCode).toBe(422);
  });

  it("treats another company's lead as one that is not there", async () => {
    const foreign = await post({ rating: 5, leadId: await leadOf('other-movers') });
    const missing = await post({ rating: 5, leadId: randomUUID() });
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'lead_unknown']);
    expect(foreign.body).toBe(missing.body);
  });

  it('marks what looks like a bot, with the same answer', async () => {
    const answer = await post({ rating: 5, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    const row = await rows().where('id', '=', answer.json().id).executeTakeFirst();
    expect(row?.botSign).toBe('hidden_field');
  });
});
