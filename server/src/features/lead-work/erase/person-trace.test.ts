import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JobRefused } from '../../../jobs/job.js';
import { MailRefused } from '../../../mail/mailer.js';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import { startReceiver } from '../../../testing/receiver.js';
import { signIn } from '../../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const person = { name: 'Xanthippe Quillfeather', email: 'Xanthippe@Quill.example', phone: '+44 7911 123456' };
const said = `550 Xanthippe Quillfeather <${person.email}> ${person.phone} is not known here`;
const traces = /xanthippe|quill|7911 ?123456|zebulon|llanfairpwll/i;
const dayMs = 86_400_000;

eachDatabase('A person with rows in every table', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let owner: SignedIn;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let clock = Date.UTC(2026, 10, 18, 15);

  beforeAll(async () => {
    database = current().database;
    receiver = await startReceiver();
    receiver.answer((_, response) => response.writeHead(500).end(receiver.received.at(-1)?.body));
    const mailer = { isDropping: false, send: () => Promise.reject(new MailRefused(said)) };
    /** As servers do: repeats of a letter what is in it. */
    const refuse = async ({ notifications }: { notifications: readonly { type: string }[] }) => {
      throw new JobRefused(notifications.every(({ type }) => type === 'milestone') ? '550 no' : said);
    };
    const channels = { email: { send: refuse } };
    app = await createTestApp(database, { now: () => clock, mailer, channels });
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });
  beforeEach(async () => {
    owner = await signIn(app, database);
  });

  const dump = async () => {
    const tables = await database.reader.introspection.getTables();
    const all = tables.map(async ({ name }) => [
      name,
      JSON.stringify((await sql`SELECT * FROM ${sql.table(name)}`.execute(database.reader)).rows),
    ]);
    return Object.fromEntries(await Promise.all(all)) as Record<string, string>;
  };
  const leaking = async () =>
    Object.entries(await dump()).flatMap(([name, rows]) => {
      const at = rows.search(traces);
      return at < 0 ? [] : [`${name}: ${rows.slice(Math.max(0, at - 80), at + 40)}`];
    });
  const expectNothing = async () => {
    expect(await leaking()).toEqual([]);
    const { target } = current();
    if (target.kind === 'sqlite')
      for (const end of ['', '-wal']) expect(readFileSync(target.file + end, 'latin1')).not.toMatch(traces);
  };

  async function fill(): Promise<string> {
    const companyId = owner.company.slug;
    const events = ['lead.created', 'handoff.requested', 'feedback.given'];
    await owner.call('POST', '/api/webhooks', { url: receiver.url, events, shape: 'standard' });
    const post = async (url: string, payload: object) => {
      const answer = await app.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(201);
      return answer.json();
    };
    const move = { originCity: 'Llanfairpwll', chatHistory: 'Visitor: I am Zebulon', wantsEmail: true };
    const { id } = await post('/api/leads', leadBody({ ...person, ...move, companyId }));
    const { name: _, ...contactInfo } = person;
    const asked = { companyId, requestType: 'immediate', contactMethod: 'call', contactInfo, elapsedMs: 20_000 };
    await post('/api/human-handoff', { ...asked, leadId: id, chatHistory: 'Visitor: Zebulon again' });
    await post('/api/human-handoff', { ...asked, wantsEmail: true });
    await post('/api/feedback', { companyId, rating: 1, comment: 'Zebulon was sad', userEmail: person.email });
    for (let number = 0; number < 4; number++) {
      await app.worker.settle();
      clock += 600_000;
    }
    return id;
  }

  it('is in no row and in no file once erased', async () => {
    const id = await fill();
    const { jobs, notifications, webhookDeliveries } = await dump();
    for (const rows of [notifications, webhookDeliveries]) expect(traces.test(rows ?? '')).toBe(true);
    expect(jobs?.includes('"state":"dead"')).toBe(true);
    expect(traces.test(jobs ?? '')).toBe(true);
    expect((await owner.call('POST', `/api/leads/${id}/erase`, { confirm: 'erase' })).statusCode).toBe(200);
    await expectNothing();
    clock += dayMs / 12;
    await app.worker.settle();
    await expectNothing();
  });

  it("is in no row and in no file after the company's retention", async () => {
    await fill();
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    await owner.call('PUT', '/api/company-config', { config: { ...config, retentionDays: 30 }, version });
    clock += 31 * dayMs;
    const restarted = await createTestApp(database, { now: () => clock });
    await restarted.ready();
    await expect.poll(leaking, { timeout: 20_000 }).toEqual([]);
    await restarted.close();
    await app.worker.settle();
    await database.forget();
    await expectNothing();
  });
});
