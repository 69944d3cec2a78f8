import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { CuttableProxy } from '../../testing/faults/cuttable-proxy.js';
import type { Database } from '../database.js';
import type { Db } from '../schema.js';
import { openPostgres } from './postgres.js';

const promiseMs = 5_000;

describe('survives: a connection cut – PostgreSQL, whose way swallows what is said', () => {
  let test: TestDatabase;
  let proxy: CuttableProxy;
  let database: Database;
  beforeAll(async () => {
    test = await createDatabase('postgres');
    if (test.target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    proxy = await CuttableProxy.start(test.target.url);
  });
  beforeEach(() => {
    database = openPostgres(proxy.url);
  });
  afterEach(async () => {
    await proxy.reset();
    await database.close();
  });
  afterAll(async () => {
    await proxy.close();
    await test.drop();
  });

  const read = (db: Db) => db.selectFrom('companies').select('id').execute();
  /** Opens several connections, which are free afterwards. */
  const openSome = () => Promise.all(Array.from({ length: 8 }, () => read(database.reader)));

  it('a write goes on down another connection, and none that is free is taken', async () => {
    await openSome();
    proxy.swallow();
    const sinceMs = performance.now();
    await expect(addCompany(database, 'kept')).resolves.toMatch(/./);
    expect(performance.now() - sinceMs).toBeLessThan(promiseMs);
  });

  it('a read fails soon, and the next is answered', async () => {
    await openSome();
    proxy.swallow();
    const sinceMs = performance.now();
    await expect(read(database.reader)).rejects.toThrow(/terminated/);
    await read(database.reader);
    expect(performance.now() - sinceMs).toBeLessThan(promiseMs);
  });

  it('a slow statement is waited for', async () => {
    await expect(sql`SELECT pg_sleep(3.5)`.execute(database.reader)).resolves.toBeDefined();
  });

  it('a server that stops in the middle of a transaction does not hold up another', async () => {
    const other = openPostgres(proxy.url);
    const companyId = await addCompany(other, 'busy');
    const rename = (trx: Db) => trx.updateTable('companies').set({ name: 'x' }).where('id', '=', companyId).execute();
    let continueQuestion = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      continueQuestion = resolve;
    });
    let stopped: Promise<unknown> = Promise.resolve();
    await new Promise<void>((resolve) => {
      const stop = async (trx: Db) => {
        await rename(trx);
        resolve();
        await isOver;
      };
      stopped = database.transaction(stop).catch(() => undefined);
    });
    const sinceMs = performance.now();
    await other.transaction(rename);
    expect(performance.now() - sinceMs).toBeLessThan(promiseMs);
    continueQuestion();
    await stopped;
    await other.close();
  });
});
