import BetterSqlite3 from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';

describe('survives: locked or full database – SQLite', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  beforeEach(async () => {
    test = await createDatabase('sqlite');
    app = await createTestApp(test.database);
  });
  afterEach(async () => {
    await app.close();
    await test.drop();
  });

  const post = () => app.inject({ method: 'POST', url: '/api/leads', payload: leadBody() });
  const count = async () =>
    (
      await test.database.reader
        .selectFrom('leads')
        .select((c) => c.fn.countAll<number>().as('n'))
        .executeTakeFirst()
    )?.n;
  const pragma = (name: string) =>
    test.database.transaction(
      async (trx) => (await sql.raw<Record<string, unknown>>(`PRAGMA ${name}`).execute(trx)).rows[0],
    );

  it('says that it cannot store while another process holds the lock, goes on reading, and recovers', async () => {
    if (test.target.kind !== 'sqlite') throw new Error('Not SQLite');
    const other = new BetterSqlite3(test.target.file);
    other.exec('BEGIN IMMEDIATE');
    const refused = post();
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject('/api/companies/demo')).statusCode).toBe(200);
    expect((await refused).statusCode).toBe(503);
    expect((await refused).headers['retry-after']).toBeDefined();
    expect((await refused).json().error.code).toBe('unavailable');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    other.exec('ROLLBACK');
    other.close();
    expect((await post()).statusCode).toBe(201);
    expect(await count()).toBe(1);
  });

  it('waits for a lock that is soon let go', async () => {
    if (test.target.kind !== 'sqlite') throw new Error('Not SQLite');
    const other = new BetterSqlite3(test.target.file);
    other.exec('BEGIN IMMEDIATE');
    const waiting = post();
    // The request has to meet the lock: it does so within the turns that this reading takes.
    await app.inject('/api/companies/demo');
    other.exec('ROLLBACK');
    other.close();
    expect((await waiting).statusCode).toBe(201);
  });

  it('says so when it is full, stores nothing by halves, and goes on when there is room', async () => {
    const pages = await pragma('page_count');
    await pragma(`max_page_count = ${Number(pages?.page_count) + 2}`);
    const answers = [];
    for (let attempt = 0; attempt < 60; attempt++) answers.push((await post()).statusCode);
    expect(new Set(answers)).toEqual(new Set([201, 503]));
    expect((await app.inject('/api/companies/demo')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    await pragma('max_page_count = 100000');
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await post()).statusCode).toBe(201);
    const stored = answers.filter((status) => status === 201).length + 1;
    const events = await test.database.reader.selectFrom('events').select('id').execute();
    expect([await count(), events.length]).toEqual([stored, stored]);
  });
});
