import type { Config } from '../config/config.js';
import type { Database } from './database.js';
import { openPostgres } from './postgres/postgres.js';
import { openSqlite } from './sqlite/sqlite.js';

/** `report` is called for a fault of the database's files that only a person can repair. */
export function connect(target: Config['database'], report?: (fault: Error) => void): Database {
  return target.kind === 'sqlite' ? openSqlite(target.file, report) : openPostgres(target.url);
}
