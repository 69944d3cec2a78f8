import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { missingObject, type SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';
// For its type of the route table.
import './auth.js';

/** What has no endpoint of the contract: files, pages and the description of the API. Another route here is a mistake. */
const filesAndPages = [
  '/*',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/*',
  '/api/docs/static/index.html',
  '/api/docs/static/swagger-initializer.js',
  '/api/docs/yaml',
  '/api/openapi.json',
  '/embed',
  '/embed/preview',
  '/examples',
  '/examples/*',
  '/healthz',
  '/knowledge-hub/feed.xml',
  '/meg.js',
  '/meg.json',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/v0.0.0/meg.js',
  '/widget/assets/*',
];

/** Words that only the company itself may read. */
const secret = { name: 'Secretperson', question: 'Secretquestion', hook: 'secret-hook' };
const anySecret = /secret-?(person|question|hook)|\$argon2|@example\.com/i;

eachDatabase('survives: tenant leak – the routes that anyone may read', (current) => {
  let app: FastifyInstance;
  let database: Database;
  let owner: SignedIn;
  let urls: string[];

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database);
    owner = await signIn(app, database);
    const { slug } = owner.company;
    const payload = leadBody({ companyId: slug, name: secret.name, email: 'secretperson@example.com' });
    expect((await app.inject({ method: 'POST', url: '/api/leads', payload })).statusCode).toBe(201);
    const entry = { question: `${secret.question}?`, answer: 'Yes.' };
    expect((await owner.call('POST', '/api/knowledge', entry)).statusCode).toBe(201);
    const hook = { url: `https://${secret.hook}.example.net/in`, events: ['lead.created'], shape: 'standard' };
    expect((await owner.call('POST', '/api/webhooks', hook)).statusCode).toBe(201);
    const chat = app.routeTable.flatMap(({ method, url, endpoint }) =>
      endpoint?.surface === 'chat' && method === 'GET' ? [url] : [],
    );
    urls = [...filesAndPages, ...chat].map((url) => {
      const named = { ...missingObject(url), slug };
      const filled = url.replace(/:(\w+)/g, (_, name: 'slug') => named[name]).replace('*', 'index.html');
      return `${filled}?company=${slug}&companyId=${slug}`;
    });
  });
  afterAll(() => app.close());

  it('are these and no others', () => {
    const open = app.routeTable.filter(({ method, endpoint }) => !endpoint && !/^(HEAD|OPTIONS)$/.test(method));
    expect(open.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect([...new Set(open.map(({ url }) => url))].sort()).toEqual(filesAndPages);
  });

  it('answer whoever asks with the same, and nothing of what only the company may read', async () => {
    const people = [owner, await signIn(app, database), await signIn(app, database, { role: 'super_admin' })];
    for (const url of urls) {
      const { statusCode, body } = await app.inject(url);
      expect(statusCode, url).toBeLessThan(500);
      expect(body, url).not.toMatch(anySecret);
      for (const { cookie } of people) {
        const again = await app.inject({ url, headers: { cookie } });
        if (!url.startsWith('/embed') && !url.startsWith('/readyz'))
          expect([again.statusCode, again.body]).toEqual([statusCode, body]);
        expect(again.body, url).not.toMatch(anySecret);
        expect(again.headers['set-cookie'], url).toBeUndefined();
      }
    }
  });

  it('do not answer to another method in the place of one that is guarded', async () => {
    const guarded = app.routeTable.filter(
      ({ method, endpoint }) => endpoint?.surface === 'dashboard' && method === 'GET',
    );
    for (const { url } of guarded.filter(({ endpoint }) => endpoint?.access !== 'anyone')) {
      const asked = url.replace(/:\w+/g, 'x');
      expect((await app.inject({ method: 'HEAD', url: asked })).statusCode, asked).toBeGreaterThanOrEqual(401);
      const overridden = await app.inject({ url: asked, headers: { 'x-http-method-override': 'OPTIONS' } });
      expect(overridden.statusCode, asked).toBe(401);
    }
  });
});
