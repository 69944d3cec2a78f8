import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOldRows } from '../../retention/delete-old-rows.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';
import { keptSiteMessages } from './site-messages.service.js';

const dayMs = 86_400_000;
const content = { name: 'Aoife Byrne', email: 'a@b.example', company: '', topic: 'plans', message: 'Hello' } as const;

eachDatabase('What came in by the site', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let staff: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { trustProxy: ['127.0.0.1'] });
    staff = await signIn(app, database, { role: 'internal_admin' });
  });
  afterAll(() => app.close());

  let visitors = 0;
  /** Each from an address of its own. */
  const write = (changes: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      headers: { origin: ownOrigin, 'x-forwarded-for': `10.0.0.${++visitors}` },
      payload: { ...content, ...changes },
    });
  const page = async (query = '') => (await staff.call('GET', `/api/platform/site-messages${query}`)).json();
  const auditOf = async (subject: string) => {
    const { entries } = (await staff.call('GET', '/api/audit')).json();
    return entries.filter((entry: { subject: string }) => entry.subject === subject);
  };

  it('is read by the staff alone', async () => {
    const owner = await signIn(app, database);
    expect((await owner.call('GET', '/api/platform/site-messages')).statusCode).toBe(403);
    expect((await app.inject('/api/platform/site-messages')).statusCode).toBe(401);
  });

  it('is marked as answered by whom and when, once, and in the log without a word of it', async () => {
    await write({ message: 'A secret' });
    const { messages } = await page('?state=open');
    const { id, reference } = messages[0];
    expect(messages[0]).toMatchObject({ kind: 'contact-message', content: { message: 'A secret' }, answered: null });
    const url = `/api/platform/site-messages/${id}`;
    const marks = await Promise.all([1, 2, 3].map(() => staff.call('PATCH', url, { isAnswered: true })));
    for (const mark of marks) expect(mark.json().answered).toMatchObject({ by: 'Amina Yusof' });
    expect((await page('?state=open')).messages).toEqual([]);
    expect((await page('?state=answered')).messages).toMatchObject([{ id }]);
    expect(await auditOf(id)).toMatchObject([
      { action: 'site-message.answered', detail: { kind: 'contact-message', reference }, personId: staff.person.id },
    ]);
    await staff.call('PATCH', url, { isAnswered: false });
    expect((await staff.call('GET', url)).json().answered).toBeNull();
  });

  it('is erased for good where somebody asks for it', async () => {
    await write();
    const { id } = (await page()).messages[0];
    const url = `/api/platform/site-messages/${id}`;
    expect((await staff.call('DELETE', url)).json()).toEqual({ done: true });
    expect((await staff.call('GET', url)).statusCode).toBe(404);
    expect((await staff.call('DELETE', url)).statusCode).toBe(404);
    expect(await auditOf(id)).toMatchObject([{ action: 'site-message.erased' }]);
  });

  it('comes a page at a time, the newest first, each message once', async () => {
    await database.transaction((trx) => trx.deleteFrom('siteMessages').execute());
    for (let number = 0; number < 30; number++) await write({ message: `Message ${number}`, website: 'x' });
    const first = await page('?state=bots&kind=contact-message');
    const second = await page(`?state=bots&kind=contact-message&cursor=${first.next}`);
    const all = [...first.messages, ...second.messages].map((message) => message.content.message);
    expect(first.messages).toHaveLength(25);
    expect(second.next).toBeNull();
    expect(all).toEqual(Array.from({ length: 30 }, (_, place) => `Message ${29 - place}`));
    expect((await page('?kind=beta-application')).messages).toEqual([]);
  });

  it('is erased by itself after two years, and what looks like a bot’s after a month', async () => {
    await database.transaction((trx) => trx.deleteFrom('siteMessages').execute());
    await write({ message: 'by a person' });
    await write({ message: 'by a bot', website: 'x' });
    const leftAfter = async (days: number) => {
      const now = () => Date.now() + days * dayMs;
      for (const kept of keptSiteMessages) await deleteOldRows({ database, now }, kept, () => true);
      return (await database.reader.selectFrom('siteMessages').select('id').execute()).length;
    };
    expect([await leftAfter(29), await leftAfter(31), await leftAfter(700)]).toEqual([2, 1, 1]);
    expect(await leftAfter(735)).toBe(0);
  });
});
