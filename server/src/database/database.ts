import type { Db } from './schema.js';
import type { Topic } from './wake-up.js';

/** What the server needs of a database. SQLite and PostgreSQL each keep this promise in a file of their own. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reading. A write through it would escape the rules of `transaction`. */
  readonly reader: Db;
  /**
   * Runs the work in one transaction and answers only after its commit is on disk. Work that throws leaves nothing.
   * It must await nothing but the database: on SQLite other writers wait for it.
   */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /**
   * Calls the listener after commits that may have brought something of the topic, and after a time in which such commits
   * would not have been heard of. On SQLite these are all commits of this process, on PostgreSQL those of any server.
   */
  listen(topic: Topic, listener: () => void): () => void;
  /**
   * Leaves nothing of what was deleted in the files. SQLite has overwritten it in the database, and here in its journal;
   * PostgreSQL gives its rows to autovacuum.
   */
  forget(): Promise<void>;
  /** Brings the tables to this version of the server, or refuses to run on newer ones. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

const passingCodes = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  // PostgreSQL: shutting down, starting up, crashed, too many connections, lock or statement time out, disk full, deadlock.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '55P03',
  '57014',
  '40P01',
]);

/** Whether a fault is the database's own and may pass, so that the caller is told to try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    passingCodes.has(code) ||
    code.startsWith('SQLITE_IOERR') ||
    code.startsWith('SQLITE_BUSY') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}
