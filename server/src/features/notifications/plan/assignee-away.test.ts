import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { leadBody } from '../../../testing/factories.js';
import type { SignedIn } from '../../../testing/route-objects.js';
import { signIn } from '../../../testing/sign-in.js';

const minuteMs = 60_000;
/** A Thursday morning in New York, while the company is open. */
const morning = Date.UTC(2026, 5, 4, 14);

eachDatabase('A lead that a rule gives to somebody', (current) => {
  let app: FastifyInstance;
  let clock = morning;
  let owner: SignedIn;
  let agent: SignedIn;

  beforeEach(async () => {
    const { database } = current();
    app ??= await createTestApp(database, { now: () => clock });
    clock = morning;
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    const rule = { id: randomUUID(), name: '', kind: 'any', values: [], personIds: [agent.person.id] };
    const saved = await owner.call('PUT', '/api/lead-assignment', { rules: [rule], version: 0 });
    expect(saved.statusCode).toBe(200);
  });
  afterAll(() => app.close());

  const newLead = async () => {
    const payload = leadBody({ companyId: owner.company.slug, quote: undefined, preliminaryQuote: '' });
    await app.inject({ method: 'POST', url: '/api/leads', payload });
    await app.worker.settle();
  };
  const titles = async (whose: SignedIn) =>
    (await whose.call('GET', '/api/notifications'))
      .json()
      .notifications.flatMap(({ title }: { title: string }) => (title === 'Your first lead' ? [] : [title]));
  const afterMinutes = async (minutes: number) => {
    clock = morning + minutes * minuteMs;
    await app.worker.settle();
  };
  const away = 'Amina Yusof waits, and Amina Yusof cannot be reached';

  it('is told to that one, once, and to nobody else', async () => {
    await newLead();
    expect([await titles(agent), await titles(owner)]).toEqual([['New lead: Amina Yusof'], []]);
    await afterMinutes(31);
    expect([await titles(agent), await titles(owner)]).toEqual([['New lead: Amina Yusof'], []]);
  });

  it('is told to all at half of the promise, where that one went off duty', async () => {
    await newLead();
    await agent.call('PUT', '/api/admin/account/duty', { isOnDuty: false });
    await afterMinutes(29);
    expect(await titles(owner)).toEqual([]);
    await afterMinutes(31);
    expect(await titles(owner)).toEqual([away]);
  });

  it('is told to all at half of the promise, where that one is told in no way', async () => {
    for (const notificationType of ['lead_assigned', 'high_priority_lead']) {
      const none = { notificationType, inAppEnabled: false, emailEnabled: false };
      await agent.call('POST', '/api/notification-preferences', none);
    }
    await newLead();
    await afterMinutes(31);
    expect([await titles(owner), await titles(agent)]).toEqual([[away], []]);
  });
});
