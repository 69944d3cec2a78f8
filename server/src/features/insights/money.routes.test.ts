import type { MoneyInsights } from '@meg/shared/contract/insights';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

const dayMs = 86_400_000;
const today = Date.parse('2026-07-15T16:00:00Z');

eachDatabase('What a company has booked', (current) => {
  let app: FastifyInstance;
  let clock = today;
  let owner: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    app = await createTestApp(current().database, { now: () => clock });
    owner = await signIn(app, current().database);
  });
  afterAll(() => app.close());

  const money = async (): Promise<MoneyInsights> => (await owner.call('GET', '/api/insights/money?days=30')).json();
  const end = async (atMs: number, outcome: object, sourcePage = '') => {
    clock = atMs;
    const payload = leadBody({ companyId: owner.company.slug, sourcePage });
    const { id } = (await app.inject({ method: 'POST', url: '/api/leads', payload })).json();
    const { kind: to } = outcome as { kind: string };
    for (const step of to === 'converted' ? ['contacted', 'qualified', to] : [to]) {
      const { version } = (await owner.call('GET', `/api/leads/${id}`)).json();
      const body = { version, to: step, ...(step === to && { outcome }) };
      const answer = await owner.call('POST', `/api/leads/${id}/status`, body);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    clock = today;
    return id as string;
  };

  it('is nothing at first, and said as not known', async () => {
    const nothing = await money();
    expect(nothing).toMatchObject({
      booked: { value: 0, before: 0 },
      average: { value: null, before: null },
      winPercent: { value: null, before: null },
      otherCurrencies: [],
      sources: [],
    });
    expect(nothing.weeks).toHaveLength(5);
    expect(nothing.weeks.at(-1)).toMatchObject({ to: '2026-07-15', amount: 0 });
  });

  it('is counted by week, by how the leads came, and against the days before', async () => {
    const id = await end(
      today - dayMs,
      { kind: 'converted', amount: 4_000 },
      'https://a.example/?utm_source=newsletter',
    );
    await end(today - 10 * dayMs, { kind: 'converted', amount: 1_001 });
    await end(today - 2 * dayMs, { kind: 'lost', reason: 'price' });
    await end(today - 40 * dayMs, { kind: 'converted', amount: 2_000 });
    const { booked, bookings, average, winPercent, weeks, sources } = await money();
    expect([booked, bookings]).toEqual([
      { value: 5_001, before: 2_000 },
      { value: 2, before: 1 },
    ]);
    expect(average).toEqual({ value: 2_501, before: 2_000 });
    expect(winPercent).toEqual({ value: 67, before: 100 });
    expect(weeks.map(({ amount }) => amount)).toEqual([0, 0, 0, 1_001, 4_000]);
    expect(sources).toEqual([
      { cameFrom: 'newsletter', amount: 4_000, count: 1 },
      { cameFrom: '', amount: 1_001, count: 1 },
    ]);
    const { from, to } = weeks.at(-1) as MoneyInsights['weeks'][number];
    const listed = await owner.call('GET', `/api/leads?bookedFrom=${from}T04:00:00Z&bookedTo=${to}T23:00:00Z`);
    expect(listed.json().leads.map((lead: { id: string }) => lead.id)).toEqual([id]);
  });

  it('keeps its day when the amount is corrected', async () => {
    const before = (await money()).weeks;
    const id = await end(today - 20 * dayMs, { kind: 'converted', amount: 100 });
    const { version } = (await owner.call('GET', `/api/leads/${id}`)).json();
    await owner.call('PUT', `/api/leads/${id}/outcome`, { version, outcome: { kind: 'converted', amount: 300 } });
    const { weeks } = await money();
    expect(weeks.map(({ amount }, place) => amount - (before[place]?.amount ?? 0))).toEqual([0, 0, 300, 0, 0]);
  });

  it('is not for agents who see only their own leads', async () => {
    const own = await signIn(app, current().database, {
      teamRole: 'agent',
      seesLeads: 'own',
      company: owner.company.id,
    });
    expect((await own.call('GET', '/api/insights/money')).statusCode).toBe(403);
  });
});
