import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HtmlPage } from '../../http/pages/html-page.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const metricsToken = 'a-token-of-24-characters';

eachDatabase('Performance', (current) => {
  let app: FastifyInstance;
  let staff: Awaited<ReturnType<typeof signIn>>;
  const now = Date.UTC(2026, 10, 21, 12);
  beforeAll(async () => {
    const sitePages = new Map([['/pricing', new HtmlPage('<p>', "default-src 'none'")]]);
    app = await createTestApp(current().database, { now: () => now, sitePages, metricsToken });
    staff = await signIn(app, current().database, { role: 'internal_admin' });
  });
  afterAll(() => app.close());

  const report = (payload: object, headers: object = { origin: ownOrigin }) =>
    app.inject({ method: 'POST', url: '/api/web-vitals', headers: { ...headers }, payload });
  const figures = async () => (await staff.call('GET', '/api/internal/performance')).json();
  const rows = () => current().database.reader.selectFrom('webVitals').selectAll().orderBy('page').execute();
  const metrics = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });

  it('shows the staff what this server has measured of itself', async () => {
    await app.inject('/api/companies/none');
    expect(await figures()).toMatchObject({
      averageResponseTime: expect.any(Number),
      errorRate: 0,
      throughput: expect.any(Number),
      memoryUsage: { used: 128, total: 512 },
      slowEndpoints: expect.arrayContaining([expect.objectContaining({ endpoint: 'GET /api/companies/:slug' })]),
      node: 'node-1',
      webVitals: [],
    });
  });

  it('is only for the staff', async () => {
    const owner = await signIn(app, current().database);
    expect((await owner.call('GET', '/api/internal/performance')).statusCode).toBe(403);
    expect((await app.inject('/api/internal/performance')).statusCode).toBe(401);
  });

  it('adds what 40 visitors at once report to counts by day and page, and keeps nothing else', async () => {
    const vitals = [
      { name: 'LCP', value: 1_200 },
      { name: 'CLS', value: 0.3 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => report({ page: index % 2 ? '/pricing' : '/made/up', vitals })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await rows()).toHaveLength(4);
    expect(await rows()).toContainEqual({ day: '2026-11-21', page: 'other', name: 'LCP', bucket: 4, count: 20 });
    expect((await figures()).webVitals).toMatchObject([
      { name: 'LCP', samples: 40, good: 40, poor: 0 },
      { name: 'CLS', samples: 40, good: 0, poor: 40 },
    ]);
  });

  it('counts 28 days', async () => {
    const moveTo = (day: string) =>
      current().database.transaction((trx) => trx.updateTable('webVitals').set({ day }).execute());
    await moveTo('2026-10-24');
    expect((await figures()).webVitals).toEqual([]);
    await moveTo('2026-10-25');
    expect((await figures()).webVitals).toHaveLength(2);
  });

  it.each([
    { page: '/', vitals: [] },
    { page: '/', vitals: [{ name: 'LCP', value: -1 }] },
    { page: '/', vitals: [{ name: 'XXL', value: 1 }] },
    { page: '/', vitals: [{ name: 'LCP', value: 1 }], visitor: 'me' },
  ])('refuses what is no report: %j', async (payload) => {
    expect((await report(payload)).statusCode).toBe(422);
  });

  it('takes no reports from other sites', async () => {
    const answer = await report({ page: '/', vitals: [{ name: 'LCP', value: 1 }] }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });

  it('answers Prometheus with the token, and is not found without it', async () => {
    for (const wrong of [undefined, 'Bearer wrong', metricsToken, `Bearer ${metricsToken} `])
      expect((await metrics(wrong)).statusCode).toBe(404);
    const { statusCode, body, headers } = await metrics(`Bearer ${metricsToken}`);
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(body).toMatch(/duration_seconds_count\{method="POST",route="\/api\/web-vitals",status="2xx"\} 40/);
    expect(body).toMatch(/^meg_jobs_waiting 0$/m);
    expect(body).toMatch(/^meg_ready 1$/m);
    expect(body).toMatch(/^meg_leads_acknowledged 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes/m);
    expect(body).not.toMatch(/made\/up/);
  });
});
