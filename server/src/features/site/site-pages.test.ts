import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import { makeDatabase, type TestDatabase } from '../../testing/each-database.js';
import { readSitePages } from './site-pages.js';

const folder = mkdtempSync(path.join(tmpdir(), 'meg-site-'));
const client = path.join(folder, 'client');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

describe('the pages of the site', () => {
  let app: FastifyInstance;
  let test: TestDatabase;

  beforeAll(async () => {
    write('client/index.html', '<html lang="en"><h1>Welcome</h1></html>');
    write('client/not-found/index.html', '<html lang="en"><h1>Page Not Found</h1></html>');
    write('client/__spa-fallback.html', '<html lang="en"><script>start()</script></html>');
    write('addresses.json', JSON.stringify(['/login', '/admin/leads/:id?']));
    test = await makeDatabase('sqlite');
    app = await buildTestApp(test.database, { sitePages: readSitePages(client) });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
    rmSync(folder, { recursive: true });
  });

  const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

  it.each(['/login', '/login?returnTo=%2Fadmin%2Fleads', '/admin/leads', '/admin/leads/0190a000'])(
    'start the application at %s',
    async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('start()');
    },
  );

  it('of the area are kept by no one, framed by no one, and run what was built alone', async () => {
    const { headers } = await open('/admin/leads');
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('of the area say that the server is here', async () => {
    expect((await open('/login')).body).toContain('<html data-server="here" lang="en">');
  });

  it.each(['/admin', '/admin/leads/one/two', '/logins', '/__spa-fallback', '/__spa-fallback.html', '/addresses.json'])(
    'are none at %s',
    async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('start()');
    },
  );

  it('are none for a program that asks for a page that is none', async () => {
    const answer = await app.inject({ url: '/admin', headers: { accept: 'application/json' } });
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('are the public ones alone where the area was not built', () => {
    expect([...readSitePages(path.join(client, 'not-found')).keys()]).toEqual(['/']);
  });
});
