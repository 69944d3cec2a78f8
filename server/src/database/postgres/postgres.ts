import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.js';
import { migrate } from '../migrate.js';
import type { Schema } from '../schema.js';
import { WriteCheck } from '../write-check.js';
import { WriteQueue } from '../write-queue.js';
import { Client, connectionTo, watchedClient } from './postgres-connection.js';
import { postgresGroup } from './postgres-group.js';
import { PostgresListener } from './postgres-listener.js';
import { refuseReadOnly } from './read-only-postgres.js';
import { SilentConnections } from './silent-connections.js';

const int8 = 20;
/** While one group waits for the disk, the next is sent. */
const lanes = 2;
const statementTimeoutMs = 10_000;
/** Longer than an abandoned transaction may hold its locks. */
const lockTimeoutMs = 3_000;
/** A transaction awaits nothing but the database, so a server that leaves one alone for so long has been stopped. */
const idleInTransactionMs = 2_000;
const idleInMigrationMs = 15_000;
/** Longer than any statement may take: without an answer by then the server is gone. */
const answerTimeoutMs = 12_000;
const probeTimeoutMs = 2_000;

/** A pool that closes its free connections once one turned out to be dead, because all took the same route. */
function watchedPool(url: string, settings: pg.PoolConfig): pg.Pool {
  const free = new Set<Client>();
  const cutFree = () => {
    for (const client of free) client.cut();
  };
  const openProbe = () => new Client({ ...connectionTo(url), query_timeout: probeTimeoutMs });
  const silent = new SilentConnections(openProbe, cutFree);
  const pool = new pg.Pool({ ...settings, Client: watchedClient((client) => silent.report(client)) });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => void free.delete(client as unknown as Client));
  pool.on('release', (_, client) => void free.add(client as unknown as Client));
  pool.on('remove', (client) => void free.delete(client as unknown as Client));
  return pool;
}

function createPool(url: string, settings: pg.PoolConfig): pg.Pool {
  // Times are whole milliseconds: far below 2^53, so a number holds them as it does on SQLite.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (Number(id) === int8 ? Number : pg.types.getTypeParser(id, format)),
  };
  return watchedPool(url, {
    ...connectionTo(url),
    pipeline: true,
    types,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...settings,
  });
}

/** On its own connection, whose statements may take long. */
async function migratePostgres(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, idle_in_transaction_session_timeout: idleInMigrationMs });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate('postgres', (work) => db.transaction().execute(work));
  } finally {
    await db.destroy();
  }
}

export function openPostgres(url: string): Database {
  const pool = createPool(url, { max: 20, query_timeout: answerTimeoutMs });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const queue = new WriteQueue(postgresGroup(pool), lanes);
  const writes = new WriteCheck(queue);
  const listener = new PostgresListener(url);
  return {
    dialect: 'postgres',
    reader: db,
    transaction: (work) => writes.run(work),
    checkWritable: async () => {
      await refuseReadOnly(pool);
      await writes.check();
    },
    listen: (topic, heard) => listener.listen(topic, heard),
    forget: () => Promise.resolve(),
    migrate: () => migratePostgres(url),
    close: async () => {
      await listener.close();
      await queue.idle();
      await db.destroy();
    },
  };
}
