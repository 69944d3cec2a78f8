import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.js';
import { migrate } from '../migrate.js';
import type { Schema } from '../schema.js';
import { WriteCheck } from '../write-check.js';
import { WriteQueue } from '../write-queue.js';
import { Client, connectionTo } from './postgres-connection.js';
import { postgresGroup } from './postgres-group.js';
import { PostgresListener } from './postgres-listener.js';
import { refuseReadOnly } from './read-only-postgres.js';

const int8 = 20;
/** While one group waits for the disk, the next is sent. */
const lanes = 2;
const statementTimeoutMs = 10_000;
/** Longer than any statement may take: what has no answer by then was sent to a server that is no longer there. */
const answerTimeoutMs = 12_000;

function makePool(url: string, settings: pg.PoolConfig): pg.Pool {
  // Times are whole milliseconds: far below 2^53, so a number holds them as it does on SQLite.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (Number(id) === int8 ? Number : pg.types.getTypeParser(id, format)),
  };
  const pool = new pg.Pool({
    ...connectionTo(url),
    Client,
    pipeline: true,
    types,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 15_000,
    ...settings,
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** On a connection of its own, whose statements may take their time. */
async function migratePostgres(url: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: makePool(url, { max: 1 }) }) });
  try {
    await migrate('postgres', (work) => db.transaction().execute(work));
  } finally {
    await db.destroy();
  }
}

export function openPostgres(url: string): Database {
  const pool = makePool(url, { max: 20, query_timeout: answerTimeoutMs });
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
