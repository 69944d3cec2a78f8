import type { RefusedPage } from '@meg/shared/contract/refused-pages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/create-test-app.js';
import { eachDatabase } from '../../../testing/database/each-database.js';
import { signIn } from '../../../testing/sign-in.js';
import { dayMs, hourMs } from '../../../time/time-units.js';

eachDatabase('websites that may not show the chat', (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  const allow = async (allowedDomains: string[]) => {
    const { config, version } = (await owner.call('GET', '/api/company-config')).json();
    await owner.call('PUT', '/api/company-config', { config: { ...config, allowedDomains }, version });
  };
  beforeAll(async () => {
    app = await createTestApp(current().database, { now });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    aheadMs = 0;
    owner = await signIn(app, current().database);
    await allow(['beacon.example']);
  });

  const visit = (referer: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/embed?company=${owner.company.slug}`, headers: { referer, ...headers } });
  const listed = async (): Promise<RefusedPage[]> => (await owner.call('GET', '/api/refused-pages')).json().pages;
  const stored = async (): Promise<number> => {
    const rows = current().database.reader.selectFrom('refusedPages').select('id');
    return (await rows.where('companyId', '=', owner.company.id).execute()).length;
  };
  const notices = async () => {
    await app.worker.settle();
    const { notifications } = (await owner.call('GET', '/api/notifications')).json();
    return notifications.map(({ title }: { title: string }) => title);
  };

  it('are listed with how often, and where without what a query says', async () => {
    await visit('https://shop.example/moving?email=amina@example.com#part');
    await expect.poll(listed).toMatchObject([{ host: 'shop.example', path: '/moving', count: 1 }]);
    const [{ firstAt } = { firstAt: '' }] = await listed();
    aheadMs = hourMs;
    await visit('https://shop.example/');
    await expect.poll(async () => (await listed())[0]?.count).toBe(2);
    const [page] = await listed();
    expect(page).toMatchObject({ path: '', firstAt });
    expect(Date.parse(page?.lastAt ?? '')).toBeGreaterThanOrEqual(Date.parse(firstAt) + hourMs);
    expect(await notices()).toEqual(['Your chat was refused on shop.example']);
  });

  it.each([
    ['that is allowed', 'https://beacon.example/', {}],
    ['of this server', 'http://localhost/', {}],
    ['that nobody can allow', 'http://[::1]:8080/', {}],
    ['that is no website', 'about:client', {}],
    ['that only led to the chat', 'https://shop.example/', { 'sec-fetch-dest': 'document' }],
  ])('leave out a page %s', async (_, referer, headers) => {
    await visit(referer, headers);
    await visit('https://last.example/');
    await expect.poll(async () => (await listed()).map(({ host }) => host)).toEqual(['last.example']);
  });

  it('are gone once they are allowed, or said to be none of theirs, also when they come again', async () => {
    await visit('https://shop.example/');
    await visit('https://thief.example/');
    await expect.poll(async () => (await listed()).length).toBe(2);
    await allow(['beacon.example', 'shop.example']);
    const [left, ...more] = await listed();
    expect([left?.host, more]).toEqual(['thief.example', []]);
    expect((await owner.call('DELETE', `/api/refused-pages/${left?.id}`)).statusCode).toBe(200);
    await visit('https://thief.example/');
    await visit('https://last.example/');
    await expect.poll(async () => (await listed()).map(({ host }) => host)).toEqual(['last.example']);
  });

  it('are at most a hundred, of which a flood of made-up ones pushes out none that came twice', async () => {
    await visit('https://shop.example/');
    await visit('https://shop.example/');
    await expect.poll(stored).toBe(1);
    for (let one = 0; one < 120; one++) await visit(`https://forged-${one}.example/`);
    await visit('https://last.example/');
    await expect.poll(async () => (await listed()).map(({ host }) => host)).toContain('last.example');
    expect(await stored()).toBe(100);
    expect((await listed()).map(({ host }) => host)).toContain('shop.example');
    expect(await notices()).toHaveLength(3);
  });

  it('are forgotten ninety days after the last time', async () => {
    await visit('https://shop.example/');
    await expect.poll(stored).toBe(1);
    aheadMs = 91 * dayMs;
    const restarted = await createTestApp(current().database, { now });
    await expect.poll(stored).toBe(0);
    await restarted.close();
  });

  it('are none of another company’s business', async () => {
    await visit('https://shop.example/');
    await expect.poll(stored).toBe(1);
    const [page] = await listed();
    const other = await signIn(app, current().database);
    expect((await other.call('GET', '/api/refused-pages')).json()).toEqual({ pages: [] });
    expect((await other.call('DELETE', `/api/refused-pages/${page?.id}`)).statusCode).toBe(404);
    expect(await listed()).toHaveLength(1);
  });
});
