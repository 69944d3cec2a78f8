import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { createPrivateFile } from '../../private-folder.js';
import type { Database } from '../database.js';
import { migrate } from '../migrate.js';
import type { Schema } from '../schema.js';
import { WakeUps } from '../wake-up.js';
import { WriteCheck } from '../write-check.js';
import { type RunGroup, WriteQueue } from '../write-queue.js';
import { requireWholeFile } from './check-file.js';
import { SqliteFile } from './sqlite-file.js';
import { sqliteGroup } from './sqlite-group.js';

/** Waiting for a lock inside SQLite blocks the whole process, so it is short. The writer tries again without blocking. */
const busyTimeoutMs = 20;
const patienceMs = 2_000;
/** Another server may be bringing the tables up to date. */
const startPatienceMs = 30_000;
const statementsKept = 500;

function open(file: string): BetterSqlite3.Database {
  const connection = new BetterSqlite3(file);
  connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
  connection.pragma('journal_mode = WAL');
  // The driver's default, NORMAL, may lose acknowledged rows when the power fails.
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('trusted_schema = OFF');
  // What is erased is overwritten, not only unlinked.
  connection.pragma('secure_delete = ON');
  return connection;
}

/** Kysely prepares each statement anew; keeping them halves the cost of a write. */
function keepingStatements(connection: BetterSqlite3.Database) {
  const statements = new Map<string, BetterSqlite3.Statement>();
  const prepare = (sql: string): BetterSqlite3.Statement => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= statementsKept) statements.clear();
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return { prepare, close: () => connection.close() };
}

function kyselyOn(connection: BetterSqlite3.Database, noteFault: (error: unknown) => void): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: keepingStatements(connection) }),
    log: (event) => {
      if (event.level === 'error') noteFault(event.error);
    },
  });
}

/** `report` is called once for a database file that is damaged or no longer at its path. */
export function openSqlite(file: string, report: (fault: Error) => void = () => undefined): Database {
  requireWholeFile(file);
  // SQLite gives its other files the same mode.
  createPrivateFile(file);
  const writing = open(file);
  const reading = open(file);
  const fileState = new SqliteFile(file, report);
  const noteFault = (error: unknown) => fileState.noteFault(error);
  const writer = kyselyOn(writing, noteFault);
  const reader = kyselyOn(reading, noteFault);
  let patience = startPatienceMs;
  const wakeUps = new WakeUps();
  const runGroup = sqliteGroup(writing, writer, {
    patienceMs: () => patience,
    requireInPlace: () => fileState.requireInPlace(),
  });
  const storeGroup: RunGroup = async (group) => {
    await runGroup(group).catch((error) => {
      noteFault(error);
      throw error;
    });
    wakeUps.wakeAllSoon();
  };
  // SQLite has one writer, so one lane.
  const queue = new WriteQueue(storeGroup, 1);
  const writes = new WriteCheck(queue);
  return {
    dialect: 'sqlite',
    reader,
    transaction: (work) => writes.run(work),
    checkWritable: async () => {
      fileState.requireInPlace();
      await sql`SELECT 1`.execute(reader);
      await writes.check();
    },
    listen: (topic, listener) => wakeUps.add(topic, listener),
    forget: async () => {
      await queue.idle();
      writing.pragma('wal_checkpoint(TRUNCATE)');
    },
    migrate: async () => {
      await migrate('sqlite', (work) => queue.run(work));
      patience = patienceMs;
    },
    close: async () => {
      await queue.idle();
      await reader.destroy();
      await writer.destroy();
      // Kysely leaves a connection open that was never used.
      reading.close();
      writing.close();
    },
  };
}
