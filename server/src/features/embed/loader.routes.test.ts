import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { companyConfig } from '@meg/shared/contract/company-config';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';

const built = readFileSync(new URL('../../../../loader/dist/meg.js', import.meta.url), 'utf8');

let app: FastifyInstance;
let test: TestDatabase;

beforeAll(async () => {
  test = await createDatabase('sqlite');
  app = await createTestApp(test.database);
  const config = companyConfig.parse({
    branding: { primaryColor: '#123456' },
    contactInfo: { phone: '</script>\u2028 1' },
    chatbotConfig: { theme: 'dark', launcher: { label: 'Quote', position: 'left', offsetX: 8, zIndex: 7 } },
  });
  await test.database.transaction((trx) =>
    trx
      .insertInto('companies')
      .values({ id: 'acme', slug: 'acme', name: 'Acme', config: JSON.stringify(config), createdAt: 0, updatedAt: 0 })
      .execute(),
  );
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

/** What the script is called with. */
function settingsIn(script: string): unknown {
  const start = built.length - '({})'.length;
  expect(script.slice(0, start)).toBe(built.slice(0, start));
  return vm.runInNewContext(script.slice(start));
}

describe('/meg.js', () => {
  it('is the script as it was built', async () => {
    expect((await app.inject('/meg.js')).body).toBe(built);
  });

  it('holds the settings of the company that it is asked for', async () => {
    const { body } = await app.inject('/meg.js?company=acme');
    expect(settingsIn(body)).toEqual({
      company: 'acme',
      color: '#123456',
      theme: 'dark',
      label: 'Quote',
      icon: '',
      position: 'left',
      offset: '8,20',
      zIndex: '7',
      phone: '</script>\u2028 1',
    });
    expect(body).not.toMatch(/<\/script>|\u2028/);
  });

  it.each(['nobody', 'Acme', 'acme ', 'acme&company=acme', '', '-', '../etc', '</script>', 'a'.repeat(500)])(
    'is of no company for a name that none has, not of the demo company: %j',
    async (name) => {
      const query = name.includes('&') ? name : encodeURIComponent(name);
      const { body } = await app.inject(`/meg.js?company=${query}`);
      const { company } = settingsIn(body) as { company: string };
      expect(company).toBe('-');
      expect((await app.inject(`/embed?company=${company}`)).statusCode).toBe(404);
    },
  );

  it('is the same for all unknown names, however many are asked for', async () => {
    const tags = new Set<unknown>();
    for (const name of ['one', 'two', 'three', 'Four'])
      tags.add((await app.inject(`/meg.js?company=${name}`)).headers.etag);
    expect(tags.size).toBe(1);
  });

  it('may be loaded by any page, compressed, and is not sent again unchanged', async () => {
    for (const url of ['/meg.js', '/meg.js?company=acme']) {
      const plain = await app.inject(url);
      expect(plain.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': 'text/javascript; charset=utf-8',
      });
      const ask = (accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });
      expect(brotliDecompressSync((await ask('gzip, br')).rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync((await ask('gzip')).rawPayload).toString()).toBe(plain.body);
      const headers = { 'if-none-match': String(plain.headers.etag) };
      expect((await app.inject({ url, headers })).statusCode).toBe(304);
    }
  });
});

describe('the frozen script', () => {
  it('is the build, kept for a year, with the hash that /meg.json names', async () => {
    const { version, url, integrity } = (await app.inject('/meg.json')).json();
    const { body, headers } = await app.inject(url);
    expect(url).toBe(`/v${version}/meg.js`);
    expect(body).toBe(built);
    expect(headers['cache-control']).toContain('immutable');
    expect(integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
  });

  it.each(['/v9.9.9/meg.js', '/v/meg.js', '/v0.0/meg.js'])('of another version is not here: %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
