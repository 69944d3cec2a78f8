import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';
import { HtmlPage } from '../pages/html-page.js';
import { defaultRateLimits, sameRateLimits } from './rate-limit.js';
import { classOfRoute } from './route-classes.js';

const sitePages = new Map(['/', '/pricing'].map((address) => [address, new HtmlPage('<p>', "default-src 'none'")]));
const isSitePage = (url: string) => sitePages.has(url) || sitePages.has(url.replace(/\/$/, ''));

describe('the table of limits', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database, { sitePages, metricsToken: 'a token of the watch' });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('has a class for every route of the server, and a limit for every class', () => {
    const classes = app.routeTable.map((route) => ({ ...route, found: classOfRoute(route, isSitePage) }));
    expect(classes.length).toBeGreaterThan(200);
    expect(classes.filter(({ found }) => found === undefined).map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    const used = new Set(classes.map(({ found }) => found));
    expect([...used].sort()).toEqual(Object.keys(defaultRateLimits.perAddressAMinute).sort());
  });

  it.each([
    ['/api/openapi.json', 'document'],
    ['/embed?company=demo', 'page'],
    ['/pricing', 'page'],
    ['/meg.js', 'file'],
    ['/embed/preview', 'heavy'],
    ['/nothing/here', 'file'],
    ['/api/admin/me', 'signedInRead'],
  ] as const)('limits %s as %s', async (url, name) => {
    const all = sameRateLimits(1_000);
    const rateLimits = { ...all, perAddressAMinute: { ...all.perAddressAMinute, [name]: 2 } };
    const limited = await createTestApp(test.database, { sitePages, rateLimits });
    const ask = async () => (await limited.inject(url)).statusCode;
    expect([await ask(), await ask()]).not.toContain(429);
    expect(await ask()).toBe(429);
    expect((await limited.inject('/api/companies/demo')).statusCode).toBe(200);
    await limited.close();
  });

  it('limits each person apart, whatever the address', async () => {
    const rateLimits = { ...sameRateLimits(1_000), perPersonAMinute: { signedInRead: 2 } };
    const limited = await createTestApp(test.database, { rateLimits });
    const [one, other] = [await signIn(limited, test.database), await signIn(limited, test.database)];
    const ask = async ({ call }: typeof one) => (await call('GET', '/api/admin/me')).statusCode;
    expect([await ask(one), await ask(one), await ask(one)]).toEqual([200, 200, 429]);
    expect(await ask(other)).toBe(200);
    await limited.close();
  });
});
