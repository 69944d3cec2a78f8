import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unknownOrigin } from '@meg/shared/domain/site-origin';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { addressesToFind, siteMap } from './site-map.js';
import { readSitePages } from './site-pages.js';

const folder = mkdtempSync(path.join(tmpdir(), 'meg-site-'));
const client = path.join(folder, 'client');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const noindex = '<meta name="robots" content="noindex"/>';
const pricing = `<html lang="en"><head><link rel="canonical" href="${unknownOrigin}/pricing"/><meta property="og:image" content="${unknownOrigin}/og/pricing.png"/><meta name="description" content="Kept"/></head><script type="application/ld+json">{"url":"${unknownOrigin}/pricing"}</script></html>`;

describe('the pages of the site', () => {
  let app: FastifyInstance;
  let test: TestDatabase;

  beforeAll(async () => {
    write('client/index.html', '<html lang="en"><h1>Welcome</h1></html>');
    write('client/pricing/index.html', pricing);
    write('client/not-found/index.html', `<html lang="en">${noindex}<h1>Page Not Found</h1></html>`);
    write('client/__spa-fallback.html', '<html lang="en"><head></head><script>start()</script></html>');
    write('addresses.json', JSON.stringify(['/login', '/admin-dashboard', '/admin/leads/:id?']));
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database, { sitePages: readSitePages(client) });
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

  it.each(['/admin', '/admin/'])('lead from %s, as people type it, to the dashboard', async (url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/admin-dashboard']);
  });

  it('of the area say that the server is here', async () => {
    expect((await open('/login')).body).toContain('<html data-server="here" lang="en">');
  });

  it.each(['/admins', '/admin/leads/one/two', '/logins', '/__spa-fallback', '/__spa-fallback.html', '/addresses.json'])(
    'are none at %s',
    async (url) => {
      const answer = await open(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('start()');
    },
  );

  it('are none for a program that asks for a page that is none', async () => {
    const answer = await app.inject({ url: '/admins', headers: { accept: 'application/json' } });
    expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('are the public ones alone where the area was not built', () => {
    expect([...readSitePages(path.join(client, 'not-found')).keys()]).toEqual(['/']);
  });

  it.each(['/pricing/', '/pricing/?from=mail'])('have one address each: %s leads to it', async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(url.replace('/?', '?').replace(/\/$/, ''));
  });

  it('name no address of their own where none is known', async () => {
    const { body } = await open('/pricing');
    expect(body).not.toContain(unknownOrigin);
    expect(body).not.toMatch(/canonical|og:image/);
    expect(body).toContain('content="Kept"');
    expect(body).toContain('{"url":"/pricing"}');
  });

  it('name the public address where it is known, for search engines and shared links', () => {
    const html = readSitePages(client, 'https://meg.example').get('/pricing')?.html ?? '';
    expect(html).toContain('<link rel="canonical" href="https://meg.example/pricing"/>');
    expect(html).toContain('content="https://meg.example/og/pricing.png"');
    expect(html).toContain('<html data-public-url="https://meg.example" lang="en">');
    expect(html).not.toContain(unknownOrigin);
  });

  it('stand in the site map when they ask to be found, and no page of the area does', async () => {
    const answer = await app.inject({ url: '/sitemap.xml', headers: { host: 'meg.example' } });
    const found = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual(['http://meg.example/', 'http://meg.example/pricing']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are pointed to by robots.txt', async () => {
    const answer = await app.inject({ url: '/robots.txt', headers: { host: 'meg.example' } });
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body).toContain('Sitemap: http://meg.example/sitemap.xml');
  });

  it('let a forged host put nothing into the site map but text', () => {
    expect(siteMap(addressesToFind(readSitePages(client)), 'http://"><x>')).not.toContain('<x>');
  });
});
