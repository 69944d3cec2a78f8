import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';

const boats = { question: 'Do you move boats?', answer: 'Up to six metres.', keywords: ['boat'], language: 'en' };

eachDatabase("the company's own answers, as its people write them", (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    app = await createTestApp(current().database);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    owner = await signIn(app, current().database);
  });

  const list = async () => (await owner.call('GET', '/api/knowledge')).json().entries;
  const add = async (entry: object = boats) => owner.call('POST', '/api/knowledge', entry);

  it('are added, changed and removed', async () => {
    expect(await list()).toEqual([]);
    const added = await add();
    expect(added.statusCode).toBe(201);
    const { id, version } = added.json();
    expect(await list()).toMatchObject([{ ...boats, id, version }]);
    const changed = await owner.call('PUT', `/api/knowledge/${id}`, { ...boats, answer: 'No longer.', version });
    expect(changed.json()).toMatchObject({ answer: 'No longer.' });
    expect(changed.json().version).toBeGreaterThan(version);
    expect((await owner.call('DELETE', `/api/knowledge/${id}`)).json()).toEqual({ done: true });
    expect(await list()).toEqual([]);
    expect((await owner.call('DELETE', `/api/knowledge/${id}`)).statusCode).toBe(404);
  });

  it('are never overwritten by somebody who saw an older one', async () => {
    const { id, version } = (await add()).json();
    const change = (answer: string) => owner.call('PUT', `/api/knowledge/${id}`, { ...boats, answer, version });
    const answers = await Promise.all([change('One.'), change('Two.')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('edit_conflict');
  });

  it('name the field that is wrong', async () => {
    const { fields } = (await add({ ...boats, question: ' ', language: 'English' })).json().error;
    expect(fields).toEqual({ question: 'Write the question', language: 'A language such as en' });
  });

  it('are edited by owners and managers, read by who sees the settings, and no matter of agents', async () => {
    await add();
    const as = (teamRole: 'read_only' | 'agent') =>
      signIn(app, current().database, { teamRole, company: owner.company.id });
    const reader = await as('read_only');
    expect((await reader.call('GET', '/api/knowledge')).json().entries).toHaveLength(1);
    expect((await reader.call('POST', '/api/knowledge', boats)).statusCode).toBe(403);
    expect((await (await as('agent')).call('GET', '/api/knowledge')).statusCode).toBe(403);
  });

  it("are no other company's to see or to change", async () => {
    const { id, version } = (await add()).json();
    const other = await signIn(app, current().database);
    expect((await other.call('GET', '/api/knowledge')).json().entries).toEqual([]);
    expect((await other.call('PUT', `/api/knowledge/${id}`, { ...boats, version })).statusCode).toBe(404);
    expect((await other.call('DELETE', `/api/knowledge/${id}`)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  it('leave an entry in the audit log for each change', async () => {
    const { id, version } = (await add()).json();
    await owner.call('PUT', `/api/knowledge/${id}`, { ...boats, answer: 'No.', version });
    await owner.call('DELETE', `/api/knowledge/${id}`);
    const entries = await current()
      .database.reader.selectFrom('auditEntries')
      .select('action')
      .where('companyId', '=', owner.company.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['knowledge.added', 'knowledge.changed', 'knowledge.removed']);
  });
});
