import { randomUUID } from 'node:crypto';
import type { Insights } from '@meg/shared/contract/insights';
import type { PersonPerformance } from '@meg/shared/contract/team';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody, quoteData } from '../../testing/factories.js';
import { setRange } from '../../testing/quoted-lead.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Noon in New York, a Wednesday. */
const today = Date.parse('2026-07-15T16:00:00Z');

eachDatabase('The figures of a company', (current) => {
  let app: FastifyInstance;
  let clock = today;
  let owner: SignedIn;
  let companyId: string;
  let slug: string;
  beforeAll(async () => {
    app = await createTestApp(current().database, { now: () => clock });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    clock = today;
    slug = `figures-${randomUUID()}`;
    companyId = await addCompany(current().database, slug);
    owner = await signIn(app, current().database, { company: companyId });
  });

  const store = async (atMs: number, changes: Parameters<typeof leadBody>[0] = {}) => {
    clock = atMs;
    const payload = leadBody({ companyId: slug, ...changes });
    const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
    clock = today;
    return answer.json().id as string;
  };
  const move = async (id: string, to: string, { atMs, by = owner }: { atMs: number; by?: SignedIn }) => {
    const { version } = (await owner.call('GET', `/api/leads/${id}`)).json();
    // The session was opened by the real clock, and is not asked for its age here.
    clock = atMs;
    const answer = await by.call('POST', `/api/leads/${id}/status`, { version, to });
    clock = today;
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const insights = async (days = 7, who = owner) => {
    const answer = await who.call('GET', `/api/insights?days=${days}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as Insights;
  };

  it('are all zero before the first lead', async () => {
    const figures = await insights(30);
    expect(figures).toMatchObject({
      isEmpty: true,
      leads: { value: 0, before: 0 },
      conversion: { percent: null, before: null, converted: 0, performance: null },
      averageQuote: { value: null, before: null },
      response: { answered: 0, medianMs: null, slowestTenthMs: null, medianBeforeMs: null },
      sources: [],
    });
    expect(figures.trend).toHaveLength(30);
    expect(figures.funnel.every(({ count }) => count === 0)).toBe(true);
  });

  it('count leads of these days, those before, and neither bots nor strangers', async () => {
    await store(today - minuteMs);
    await store(today - 6 * dayMs);
    await store(today - 7 * dayMs - minuteMs);
    // Later in the day than it is now: this day is not over, so that one is not counted to its end either.
    await store(today - 7 * dayMs + minuteMs);
    await store(today - 40 * dayMs);
    await store(today - minuteMs, { website: 'http://spam.example' });
    await store(today - minuteMs, { companyId: 'demo' });
    const { leads, thisWeek, trend } = await insights();
    expect(leads).toEqual({ value: 2, before: 1 });
    expect(thisWeek).toEqual({ value: 2, before: 1 });
    expect(trend[0]).toEqual({ date: '2026-07-09', leads: 1, converted: 0 });
    expect(trend[6]).toEqual({ date: '2026-07-15', leads: 1, converted: 0 });
    expect((await insights(30)).leads).toEqual({ value: 4, before: 1 });
  });

  it('leave out what the company sends itself as a try, which its list marks', async () => {
    await store(today - minuteMs, { sourcePage: 'https://meg.example/admin-domains/try-it' });
    await store(today - minuteMs, { sourcePage: 'https://a.example/admin-domains' });
    const { leads, sources } = await insights();
    expect([leads.value, sources.map(({ page }) => page)]).toEqual([1, ['https://a.example/admin-domains']]);
    const listed = (await owner.call('GET', '/api/leads')).json().leads;
    expect(listed.map(({ isTest }: { isTest: boolean }) => isTest).toSorted()).toEqual([false, true]);
    const { people } = (await owner.call('GET', '/api/team/performance?days=7')).json();
    expect(people.find(({ personId }: PersonPerformance) => personId === null)).toMatchObject({ openLeads: 1 });
  });

  it("part the days at midnight of the company's zone", async () => {
    await store(Date.parse('2026-07-15T03:59:00Z'));
    await store(Date.parse('2026-07-15T04:00:00Z'));
    const { trend, timezone } = await insights();
    expect(timezone).toBe('America/New_York');
    expect(trend.slice(-2).map(({ leads }) => leads)).toEqual([1, 1]);
  });

  it('tell the average quote of those who have one', async () => {
    for (const quote of [quoteData(1_000, 2_000), quoteData(1_500, 2_500)])
      await setRange(current().database, await store(today - dayMs), quote);
    await store(today - dayMs, { moveDate: '2020-01-01', quote: undefined, preliminaryQuote: '' });
    const { averageQuote, funnel } = await insights();
    expect(averageQuote.value).toBe(1750);
    expect(funnel.slice(0, 2)).toEqual([
      { step: 'leads', count: 3 },
      { step: 'quotes', count: 2 },
    ]);
  });

  it('tell how far leads came, how many were won and how fast they were answered', async () => {
    const agent = await signIn(app, current().database, { teamRole: 'agent', company: companyId });
    const ids: string[] = [];
    for (let one = 0; one < 8; one++) {
      ids.push(await store(today - 2 * dayMs, { sourcePage: one < 5 ? 'https://a.example/' : 'https://a.example/b' }));
    }
    const [first = '', second = '', third = '', givenUp = ''] = ids;
    // Nobody answered this one.
    await move(givenUp, 'lost', { atMs: today - 2 * dayMs + minuteMs / 2 });
    for (const [id, waitMs] of [
      [first, minuteMs],
      [second, 10 * minuteMs],
      [third, 60 * minuteMs],
    ] as const) {
      await move(id, 'contacted', { atMs: today - 2 * dayMs + waitMs, by: id === third ? agent : owner });
    }
    await move(first, 'qualified', { atMs: today - dayMs });
    await move(second, 'lost', { atMs: today - dayMs });
    await move(first, 'converted', { atMs: today - dayMs, by: agent });
    const figures = await insights();
    expect(figures.conversion).toEqual({ percent: 13, before: null, converted: 1, performance: 'Good' });
    expect(figures.response).toEqual({
      answered: 3,
      medianMs: 10 * minuteMs,
      slowestTenthMs: 60 * minuteMs,
      medianBeforeMs: null,
    });
    expect(Object.fromEntries(figures.funnel.map(({ step, count }) => [step, count]))).toEqual({
      leads: 8,
      quotes: 8,
      handoffs: 0,
      contacted: 3,
      qualified: 1,
      converted: 1,
    });
    expect(figures.sources).toEqual([
      { page: 'https://a.example/', leads: 5, converted: 1 },
      { page: 'https://a.example/b', leads: 3, converted: 0 },
    ]);

    const { version } = (await owner.call('GET', `/api/leads/${third}`)).json();
    await owner.call('PATCH', `/api/leads/${third}`, { version, assigneeId: agent.person.id });
    const { people } = (await agent.call('GET', '/api/team/performance?days=7')).json();
    const of = (id: string | null) => people.find(({ personId }: PersonPerformance) => personId === id);
    expect(of(owner.person.id)).toMatchObject({ firstAnswers: 2, medianMs: minuteMs, wins: 0, openLeads: 0 });
    expect(of(agent.person.id)).toMatchObject({ firstAnswers: 1, medianMs: 60 * minuteMs, wins: 1, openLeads: 1 });
    expect(of(null)).toMatchObject({ openLeads: 4, firstAnswers: 0 });
  });

  it('count a visitor who asked for a person, but not as a lead that was answered', async () => {
    const leadId = await store(today - dayMs);
    clock = today - dayMs + minuteMs;
    const contactInfo = { email: 'amina@example.com', phone: '+44 7700 900123' };
    const payload = { companyId: slug, requestType: 'scheduled', contactInfo, leadId };
    const asked = await app.inject({ method: 'POST', url: '/api/human-handoff', payload });
    clock = today;
    expect(asked.statusCode, asked.body).toBeLessThan(300);
    const { funnel, response } = await insights();
    expect(funnel[2]).toEqual({ step: 'handoffs', count: 1 });
    expect(response.answered).toBe(0);
  });

  it('lead to the leads that a step of the way counts, whatever became of them', async () => {
    const ids = [await store(today - dayMs), await store(today - dayMs), await store(today - dayMs)];
    const [lost = '', won = ''] = ids;
    for (const id of [lost, won]) await move(id, 'contacted', { atMs: today });
    await move(lost, 'lost', { atMs: today });
    await move(won, 'qualified', { atMs: today });
    const reached = async (milestone: string) => {
      const answer = await owner.call('GET', `/api/leads?view=all&reached=${milestone}`);
      return answer.json().leads.map((lead: { id: string }) => lead.id) as string[];
    };
    const { isEmpty, funnel } = await insights();
    expect(isEmpty).toBe(false);
    expect(new Set(await reached('contacted'))).toEqual(new Set([lost, won]));
    expect(await reached('qualified')).toEqual([won]);
    expect(funnel.slice(3, 5).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('are for 7, 30 or 90 days, or this year', async () => {
    expect((await insights(90)).trend).toHaveLength(90);
    const { trend } = (await owner.call('GET', '/api/insights?days=year')).json();
    expect([trend[0].date, trend.at(-1).date]).toEqual(['2026-01-01', '2026-07-15']);
    expect((await owner.call('GET', '/api/insights?days=365')).statusCode).toBe(422);
  });
});
