import { withinTime } from '../time/within-time.js';
import type { Db } from './schema.js';
import type { Topic } from './wake-up.js';

/** What the server needs of a database. SQLite and PostgreSQL implement it. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reading only: writes go through `transaction`. */
  readonly reader: Db;
  /**
   * Runs the work in one transaction and answers only after its commit is on disk. Work that throws leaves nothing.
   * It must await nothing but the database: on SQLite other writers wait for it.
   */
  transaction<T>(work: (trx: Db) => Promise<T>): Promise<T>;
  /** Rejects, with the reason, if the database is away or takes no writes. Cheap, so that it can be called often. */
  checkWritable(): Promise<void>;
  /**
   * Calls the listener after commits that may concern the topic, and after a time in which such commits may have been
   * missed. On SQLite these are all commits of this process, on PostgreSQL those of any server.
   */
  listen(topic: Topic, listener: () => void): () => void;
  /**
   * Removes what was deleted from the files. SQLite has overwritten it in the database, and does so here in its
   * journal; PostgreSQL leaves its rows to autovacuum.
   */
  forget(): Promise<void>;
  /** Brings the tables to this version of the server, or refuses to run on newer ones. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Of PostgreSQL: deadlock, conflict with a standby's recovery, took too long, idle for too long, waited too long for a
 * lock, and a login or a database that is not accepted.
 */
const passingCodes = new Set(['40P01', '40001', '57014', '25P03', '55P03', '28000', '28P01', '3D000']);

/** Of the operating system: not reachable, or cut off. */
const connectionCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN)$/;

/** Of PostgreSQL: connection, resources, shutting down or starting up, system. Of SQLite: waited too long for a lock. */
const passingClasses = /^(08|53|57P|58)\w+$|^SQLITE_(BUSY|LOCKED|PROTOCOL)/;

/** Of SQLite and PostgreSQL: read-only, full, out of memory, input or output failed, damaged; and a file that is not in place. */
const refusingCodes =
  /^SQLITE_(READONLY|FULL|IOERR|CANTOPEN|NOMEM|CORRUPT|NOTADB)|^MEG_DATABASE_FILE$|^(25006|53100|53200|58030|XX001|XX002)$/;

/** The driver of PostgreSQL has no codes of its own. */
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable/;

/** The code of an error of the system, of SQLite or of PostgreSQL; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the database takes no writes at all, whatever is written. */
export function refusesWrites(error: unknown): boolean {
  return refusingCodes.test(codeOf(error));
}

class DatabaseSilent extends Error {}

/** Callers often give up after three seconds, and take a server that has not answered by then for one that is gone. */
const patienceMs = 2_500;

/** The answer of the database, or a fault if it takes too long. */
export function answeredInTime<T>(work: Promise<T>): Promise<T> {
  return withinTime(work, patienceMs, () => {
    throw new DatabaseSilent('The database does not answer');
  });
}

/** Whether a fault is the database's own and may pass, so that the caller should try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    passingCodes.has(code) ||
    connectionCodes.test(code) ||
    passingClasses.test(code) ||
    refusingCodes.test(code) ||
    error instanceof DatabaseSilent ||
    (error instanceof Error && driverMessages.test(error.message))
  );
}
