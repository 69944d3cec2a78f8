import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { terminateSessions } from '../../testing/faults/cut-database.js';

describe('survives: locked or full database – PostgreSQL is read-only, as a standby is', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  const logged: { msg: string; reason?: string }[] = [];
  beforeAll(async () => {
    test = await createDatabase('postgres');
    const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
    app = await createTestApp(test.database, { logger });
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });

  const post = () => app.inject({ method: 'POST', url: '/api/leads', payload: leadBody() });
  const ready = async () => (await app.inject('/readyz')).statusCode;
  const said = (message: string) => logged.filter(({ msg }) => msg === message);

  /** For the sessions that begin from now on. */
  const alter = async (change: string) => {
    if (test.target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    const admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    await admin.query(`ALTER DATABASE ${new URL(test.target.url).pathname.slice(1)} ${change}`);
    await admin.end();
  };

  it('is not ready and says so once, tells visitors to come again, goes on reading, and recovers by itself', async () => {
    expect((await post()).statusCode).toBe(201);
    expect(await ready()).toBe(200);
    await alter('SET default_transaction_read_only = on');
    await terminateSessions(test);
    const refused = await Promise.all(Array.from({ length: 20 }, post));
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    expect([await ready(), await ready()]).toEqual([503, 503]);
    expect(said('not ready')).toEqual([expect.objectContaining({ reason: 'PostgreSQL is read-only here' })]);
    expect(said('unexpected fault')).toEqual([]);
    expect((await app.inject('/api/companies/demo')).statusCode).toBe(200);
    // The sessions that are open stay as they were, and are left for new ones.
    await alter('RESET default_transaction_read_only');
    await ready();
    expect(await ready()).toBe(200);
    expect(said('ready again')).toHaveLength(1);
    expect((await post()).statusCode).toBe(201);
    expect(await test.database.reader.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  it('is seen before a lead comes in', async () => {
    await alter('SET default_transaction_read_only = on');
    await terminateSessions(test);
    expect(await ready()).toBe(503);
    await alter('RESET default_transaction_read_only');
    expect(await ready()).toBe(200);
  });
});
