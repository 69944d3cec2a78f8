import type { MoneyInsights } from '@meg/shared/contract/insights';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../testing/factories.js';
import { setRange } from '../../testing/quoted-lead.js';
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

  const money = async (days = '30'): Promise<MoneyInsights> =>
    (await owner.call('GET', `/api/insights/money?days=${days}`)).json();
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
      pages: [],
      routes: [],
      people: [],
      openValue: [],
    });
    expect(nothing.parts).toHaveLength(5);
    expect(nothing.parts.at(-1)).toMatchObject({ to: '2026-07-15', amount: 0 });
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
    const { booked, bookings, average, winPercent, parts, sources } = await money();
    expect([booked, bookings]).toEqual([
      { value: 5_001, before: 2_000 },
      { value: 2, before: 1 },
    ]);
    expect(average).toEqual({ value: 2_501, before: 2_000 });
    expect(winPercent).toEqual({ value: 67, before: 100 });
    expect(parts.map(({ amount }) => amount)).toEqual([0, 0, 0, 1_001, 4_000]);
    expect(sources).toEqual([
      { cameFrom: 'newsletter', amount: 4_000, count: 1 },
      { cameFrom: '', amount: 1_001, count: 1 },
    ]);
    const { from, to } = parts.at(-1) as MoneyInsights['parts'][number];
    const listed = await owner.call('GET', `/api/leads?bookedFrom=${from}T04:00:00Z&bookedTo=${to}T23:00:00Z`);
    expect(listed.json().leads.map((lead: { id: string }) => lead.id)).toEqual([id]);
  });

  it('is counted by page, by route and by person', async () => {
    const { pages, routes, people } = await money();
    const all = { amount: 5_001, count: 2 };
    expect(pages).toEqual([
      { page: 'https://a.example/', amount: 4_000, count: 1 },
      { page: '', amount: 1_001, count: 1 },
    ]);
    const { originCity, destinationCity } = leadBody();
    expect(routes).toEqual([{ from: originCity, to: destinationCity, areCountries: false, ...all }]);
    expect(people.map(({ amount }) => amount).reduce((sum, amount) => sum + amount)).toBe(5_001);
  });

  it('leads from a route to its bookings', async () => {
    const { originCity, destinationCity } = leadBody();
    const idsOf = async (route: string) => {
      const { leads } = (await owner.call('GET', `/api/leads?${new URLSearchParams({ route, view: 'all' })}`)).json();
      return leads.length as number;
    };
    expect(await idsOf(`${originCity}>${destinationCity}`)).toBeGreaterThan(1);
    expect(await idsOf(`${destinationCity}>${originCity}`)).toBe(0);
    expect(await idsOf('GB>EE')).toBe(0);
  });

  it('leads to its bookings also where it is not known how they came, or from which page', async () => {
    const span = 'bookedFrom=2026-07-01T00:00:00Z&bookedTo=2026-07-16T00:00:00Z';
    const namesOf = async (filter: string) => {
      const { leads } = (await owner.call('GET', `/api/leads?${span}&${filter}`)).json();
      return leads.map(({ cameFrom }: { cameFrom: string }) => cameFrom);
    };
    expect(await namesOf('cameFrom=none')).toEqual(['']);
    expect(await namesOf('sourcePage=none')).toEqual(['']);
    expect(await namesOf('cameFrom=newsletter')).toEqual(['newsletter']);
    expect(await namesOf(`route=${encodeURIComponent('>')}`)).toEqual([]);
  });

  it('is counted by the months of this year, against the same days of last year', async () => {
    await end(Date.parse('2026-01-01T12:00Z'), { kind: 'converted', amount: 700 });
    await end(Date.parse('2025-07-15T12:00Z'), { kind: 'converted', amount: 50 });
    // Later on that day than it is now.
    await end(Date.parse('2025-07-15T20:00Z'), { kind: 'converted', amount: 9_000 });
    const { period, booked, parts } = await money('year');
    expect(period).toBe('year');
    expect(booked).toEqual({ value: 7_701, before: 50 });
    expect(parts.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-01-01 2026-01-31',
      '2026-02-01 2026-02-28',
      '2026-03-01 2026-03-31',
      '2026-04-01 2026-04-30',
      '2026-05-01 2026-05-31',
      '2026-06-01 2026-06-30',
      '2026-07-01 2026-07-15',
    ]);
    expect(parts[0]).toMatchObject({ amount: 700, count: 1 });
  });

  it('says what open leads are worth, by currency', async () => {
    const before = (await money()).openValue;
    for (const currency of ['USD', 'USD', 'EUR']) {
      const quote = { ...quoteData(1_000, 2_001), currency };
      const payload = leadBody({ companyId: owner.company.slug });
      const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
      expect(answer.statusCode, answer.body).toBe(201);
      await setRange(current().database, answer.json().id, quote);
    }
    expect(before).toEqual([]);
    expect((await money()).openValue).toEqual([
      { currency: 'USD', amount: 3_002, count: 2 },
      { currency: 'EUR', amount: 1_501, count: 1 },
    ]);
  });

  it('keeps its day when the amount is corrected', async () => {
    const before = (await money()).parts;
    const id = await end(today - 20 * dayMs, { kind: 'converted', amount: 100 });
    const { version } = (await owner.call('GET', `/api/leads/${id}`)).json();
    await owner.call('PUT', `/api/leads/${id}/outcome`, { version, outcome: { kind: 'converted', amount: 300 } });
    const { parts } = await money();
    expect(parts.map(({ amount }, place) => amount - (before[place]?.amount ?? 0))).toEqual([0, 0, 300, 0, 0]);
  });

  it('keeps cents, and refuses parts of them', async () => {
    const before = (await money()).booked.value;
    await end(today, { kind: 'converted', amount: 388.46 });
    await end(today, { kind: 'converted', amount: 0.1 });
    expect((await money()).booked.value).toBe(Number((before + 388.56).toFixed(2)));
    const { id } = (
      await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId: owner.company.slug }) })
    ).json();
    const outcome = { kind: 'converted', amount: 388.4617 };
    const refused = await owner.call('POST', `/api/leads/${id}/status`, { version: 1, to: 'converted', outcome });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('at most two decimals')]);
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
