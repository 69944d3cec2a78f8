import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';

describe('the description of the API', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  // biome-ignore lint/suspicious/noExplicitAny: a document that is walked by name
  let document: any;

  beforeAll(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
    document = (await app.inject('/api/openapi.json')).json();
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  it('is written once, and not sent again to who has it', async () => {
    const write = vi.spyOn(JSON, 'stringify');
    const answer = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(document);
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await app.inject({ url: '/api/openapi.json', headers })).statusCode).toBe(304);
  });

  it.each(['/api/docs/json', '/api/docs/yaml'])('has no second copy at %s', async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/api/openapi.json']);
  });

  it('is OpenAPI 3.1 and names each call', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/api/companies/{slug}', '/api/leads']));
  });

  it('names what a lead holds, and every status that its call can answer', () => {
    const { requestBody, responses } = document.paths['/api/leads'].post;
    const [, name = ''] =
      /^#\/components\/schemas\/(NewLead\w*)$/.exec(requestBody.content['application/json'].schema.$ref) ?? [];
    const { properties, required } = document.components.schemas[name];
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'preliminaryQuote']));
    expect(required).toEqual(expect.arrayContaining(['name', 'originCity', 'moveType']));
    expect(Object.keys(responses)).toEqual(['201', '400', '404', '409', '413', '415', '422', '429', '500', '503']);
    expect(responses['409'].description).toBe('idempotency_conflict');
  });

  it('has a schema for each that is referred to', () => {
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
  });
});
