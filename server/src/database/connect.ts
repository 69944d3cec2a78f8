import type { Config } from '../config.js';
import type { Database } from './database.js';
import { openPostgres } from './postgres/postgres.js';
import { openSqlite } from './sqlite/sqlite.js';

export function connect(target: Config['database']): Database {
  return target.kind === 'sqlite' ? openSqlite(target.file) : openPostgres(target.url);
}
