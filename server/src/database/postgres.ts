import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { postgresGroup } from './postgres-group.js';
import { PostgresListener } from './postgres-listener.js';
import type { Schema } from './schema.js';
import { WriteQueue } from './write-queue.js';

const int8 = 20;
/** While one group waits for the disk, the next is sent. */
const lanes = 2;

export function openPostgres(url: string): Database {
  // Times are whole milliseconds: far below 2^53, so a number holds them as it does on SQLite.
  const types: pg.CustomTypesConfig = {
    getTypeParser: (id, format) => (Number(id) === int8 ? Number : pg.types.getTypeParser(id, format)),
  };
  const pool = new pg.Pool({
    connectionString: url,
    pipeline: true,
    types,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const queue = new WriteQueue(postgresGroup(pool), lanes);
  const listener = new PostgresListener(url);
  return {
    dialect: 'postgres',
    reader: db,
    transaction: (work) => queue.run(work),
    listen: (topic, heard) => listener.listen(topic, heard),
    forget: () => Promise.resolve(),
    migrate: () => migrate('postgres', (work) => db.transaction().execute(work)),
    close: async () => {
      await listener.close();
      await queue.idle();
      await db.destroy();
    },
  };
}
