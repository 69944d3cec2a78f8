import { type AddressInfo, connect as openSocket } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { leadBody } from '../testing/factories.js';
import { sameRateLimits } from './rate-limits/rate-limit.js';

describe('every request', () => {
  let app: FastifyInstance;
  let test: TestDatabase;
  const lines: string[] = [];

  beforeAll(async () => {
    test = await createDatabase('sqlite');
    const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    app = await createTestApp(test.database, { logger, dashboardOrigin: 'https://admin.example' });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const address = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const post = (payload: string) =>
    app.inject({ method: 'POST', url: '/api/leads', headers: { 'content-type': 'application/json' }, payload });

  it('is refused with words when its body is no JSON', async () => {
    const answer = await post('{"name":');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual({ code: 'malformed_request', message: expect.stringContaining('valid JSON') });
  });

  it.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
    'cannot reach the prototypes by %s',
    async (payload) => {
      expect((await post(payload)).statusCode).toBeLessThan(500);
      expect({}).not.toHaveProperty('role');
    },
  );

  it('never answers with a fault of the server, whatever JSON it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.json(),
        fc.constantFrom('/api/leads', '/api/calculate-quote', '/api/comprehensive-quote'),
        async (payload, url) => {
          const answer = await app.inject({
            method: 'POST',
            url,
            headers: { 'content-type': 'application/json' },
            payload,
          });
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.statusCode < 300 || typeof answer.json().error.message === 'string').toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['GET /%zz HTTP/1.1', 'BREW / HTTP/1.1', 'rubbish', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`])(
    'gets the one form of error even where it can hardly be read: %.20s',
    async (head) => {
      const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => address())).port);
      const answer = await new Promise<string>((resolve) => {
        let text = '';
        const socket = openSocket(port, '127.0.0.1', () =>
          socket.write(`${head}\r\nHost: meg\r\nConnection: close\r\n\r\n`),
        );
        socket.on('data', (data) => {
          text += data;
        });
        socket.on('close', () => resolve(text));
      });
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
        error: { message: expect.any(String) },
      });
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    },
  );

  it('is told where there is nothing', async () => {
    const answer = await app.inject('/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.code).toBe('not_found');
  });

  it('is told nothing but an id of a fault of ours', async () => {
    let started = false;
    const newId = () => {
      if (started) throw new Error('the secret inside');
      return 'demo';
    };
    const broken = await createTestApp(test.database, { newId });
    started = true;
    const answer = await broken.inject({ method: 'POST', url: '/api/leads', payload: leadBody() });
    await broken.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error).toMatchObject({ code: 'internal', requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(answer.body).not.toContain('secret');
  });

  it('leaves one line in the log, with no personal data', async () => {
    lines.length = 0;
    await post(JSON.stringify(leadBody({ name: 'Private Person', email: 'private@example.com' })));
    await app.inject('/embed?company=demo&email=private@example.com');
    const written = lines.join('');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'POST', route: '/api/leads', status: 201 });
    expect(JSON.parse(lines[0] ?? '').reqId).toMatch(/^[\da-f-]{36}$/);
    expect(written).not.toMatch(/private|127\.0\.0\.1/i);
  });

  it('gets the headers that keep a browser strict', async () => {
    const { headers } = await app.inject('/api/companies/demo');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  describe('from another page', () => {
    const preflight = (url: string, method: string, origin: string) =>
      app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': method } });

    it('may use the calls of the chat, without cookies', async () => {
      const { headers } = await preflight('/api/leads', 'POST', 'https://any.example');
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-headers']).toContain('idempotency-key');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      const answer = await app.inject({ url: '/api/companies/demo', headers: { origin: 'https://any.example' } });
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    });

    it('may use nothing else', async () => {
      const { headers } = await preflight('/api/openapi.json', 'GET', 'https://any.example');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    });
  });
});

const generous = sameRateLimits(1_000);
const readsOf = (openRead: number) => ({
  ...generous,
  perAddressAMinute: { ...generous.perAddressAMinute, openRead },
});

describe('too many requests', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  const ask = (app: FastifyInstance, forwarded?: string) =>
    app.inject({
      url: '/api/companies/demo',
      ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
    });

  it('are refused with the time to wait, whatever address they claim', async () => {
    const app = await createTestApp(test.database, { rateLimits: readsOf(50) });
    for (let visitor = 0; visitor < 50; visitor++) expect((await ask(app)).statusCode).toBe(200);
    for (let forged = 0; forged < 1_000; forged++) {
      const answer = await ask(app, `203.0.${forged >> 8}.${forged & 255}`);
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await app.close();
  });

  it('are counted by the address behind a proxy that is trusted', async () => {
    const app = await createTestApp(test.database, {
      trustProxy: ['127.0.0.1'],
      rateLimits: readsOf(1),
    });
    expect((await ask(app, '203.0.113.1')).statusCode).toBe(200);
    expect((await ask(app, '203.0.113.2')).statusCode).toBe(200);
    expect((await ask(app, '203.0.113.2')).statusCode).toBe(429);
    await app.close();
  });

  it('are counted by network where visitors have IPv6', async () => {
    const app = await createTestApp(test.database, {
      trustProxy: ['127.0.0.1'],
      rateLimits: readsOf(1),
    });
    expect((await ask(app, '2001:db8:1:2::1')).statusCode).toBe(200);
    expect((await ask(app, '2001:db8:1:2:ffff:1:1:1')).statusCode).toBe(429);
    expect((await ask(app, '2001:db8:1:3::1')).statusCode).toBe(200);
    await app.close();
  });

  it('to one company are refused from many addresses', async () => {
    const app = await createTestApp(test.database, {
      trustProxy: ['127.0.0.1'],
      rateLimits: { ...generous, writesPerCompanyAMinute: 3 },
    });
    const post = (visitor: number) =>
      app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: { 'x-forwarded-for': `203.0.113.${visitor}` },
        payload: leadBody(),
      });
    const statuses = [];
    for (let visitor = 0; visitor < 4; visitor++) statuses.push((await post(visitor)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    await app.close();
  });
});
