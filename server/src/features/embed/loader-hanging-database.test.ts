import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../database/postgres/postgres.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { CuttableProxy } from '../../testing/faults/cuttable-proxy.js';

/** Twice as long as it should take, and far less than the database is waited for elsewhere. */
const mostMs = 6_000;

describe('While PostgreSQL hangs, /meg.js', () => {
  let test: TestDatabase;
  let proxy: CuttableProxy;
  let app: FastifyInstance;
  let close: () => Promise<void>;
  beforeAll(async () => {
    test = await createDatabase('postgres');
    if (test.target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    proxy = await CuttableProxy.start(test.target.url);
    const database = openPostgres(proxy.url);
    app = await createTestApp(database);
    await app.inject('/meg.js?company=demo');
    close = async () => {
      await proxy.pass();
      await proxy.reset();
      await app.close();
      await database.close();
    };
  });
  afterAll(async () => {
    await close();
    await proxy.close();
    await test.drop();
  });

  it('soon tells pages to try again', async () => {
    proxy.freeze();
    const sinceMs = performance.now();
    const { statusCode, headers } = await app.inject('/meg.js?company=movers');
    expect(performance.now() - sinceMs).toBeLessThan(mostMs);
    expect([statusCode, String(headers['retry-after'])]).toEqual([503, '2']);
  });
});
