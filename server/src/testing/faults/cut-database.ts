import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { expect } from 'vitest';
import { createDatabase, type TestDatabase } from '../database/each-database.js';
import { type RunningServer, runServer } from '../run-server.js';
import { CuttableProxy } from './cuttable-proxy.js';
import { PersistentVisitors, sendUntilStored, storedKeys } from './persistent-visitors.js';

/** A server whose way to its PostgreSQL can be cut, in a process of its own. */
export interface CuttableServer {
  readonly test: TestDatabase;
  readonly proxy: CuttableProxy;
  readonly server: RunningServer;
  /** Of all leads that were acknowledged so far. */
  readonly keys: string[];
  close(): Promise<void>;
}

export async function startCuttableServer(): Promise<CuttableServer> {
  const test = await createDatabase('postgres');
  if (test.target.kind !== 'postgres') throw new Error('Not PostgreSQL');
  const proxy = await CuttableProxy.start(test.target.url);
  const server = await runServer({ kind: 'postgres', url: proxy.url });
  const close = async () => {
    await proxy.pass();
    await server.stop('SIGTERM');
    await proxy.close();
    await test.drop();
  };
  return { test, proxy, server, keys: [], close };
}

const writers = 4;

/**
 * Cuts while leads come in. Answers how long after the cut a new lead was stored, in milliseconds; rejects where the
 * server did not live through it.
 */
export async function cutWhilePosting(
  { server, keys }: Pick<CuttableServer, 'server' | 'keys'>,
  cut: (visitors: PersistentVisitors) => Promise<unknown>,
): Promise<number> {
  const visitors = new PersistentVisitors(server.url, writers);
  const done = new AbortController();
  const gone = once(server.process, 'exit', done).then(async ([code]) => {
    await visitors.giveUp();
    throw new Error(`The server exited with ${code}`);
  });
  gone.catch(() => undefined);
  const cutAndRecover = async () => {
    await visitors.store(2 * writers);
    await cut(visitors);
    const healedAt = performance.now();
    const key = randomUUID();
    await sendUntilStored(server.url, key, () => expect(server.process.exitCode).toBeNull());
    keys.push(key);
    return performance.now() - healedAt;
  };
  const recoveredMs = await Promise.race([cutAndRecover(), gone]);
  keys.push(...(await visitors.stop()));
  done.abort();
  return recoveredMs;
}

/** What came twice, and what is missing, of the leads that were acknowledged. */
export async function faultsOfStored({ test, keys }: Pick<CuttableServer, 'test' | 'keys'>): Promise<string[]> {
  const stored = await storedKeys(test.target);
  const once = new Set(stored);
  return [...keys.filter((key) => !once.has(key)), ...stored.filter((key, place) => stored.indexOf(key) !== place)];
}

/** Ends every session of the database but those of who asks. */
export async function terminateSessions({ target }: TestDatabase): Promise<number> {
  if (target.kind !== 'postgres') throw new Error('Not PostgreSQL');
  const admin = new pg.Client({ connectionString: target.url });
  await admin.connect();
  const { rowCount } = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await admin.end();
  return rowCount ?? 0;
}
