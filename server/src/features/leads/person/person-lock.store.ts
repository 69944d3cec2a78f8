import { sql } from 'kysely';
import type { Database } from '../../../database/database.js';
import type { Db } from '../../../database/schema.js';
import { type Contact, keysOfPerson } from './person-keys.service.js';

/**
 * Until the transaction ends, other servers wait that want the same person alone, or at all if it is taken alone. SQLite
 * has one server, which has turns of its own (`PersonTurns`); so have the requests of one server that share a transaction.
 */
export async function lockPerson(
  db: Db,
  contact: Contact,
  { dialect, isAlone }: { dialect: Database['dialect']; isAlone: boolean },
): Promise<void> {
  const keys = keysOfPerson(contact);
  if (dialect !== 'postgres' || keys.length === 0) return;
  const lock = sql.raw(isAlone ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  const locks = keys.map((key) => sql`${lock}(hashtextextended(${key}, 0))`);
  await sql`SELECT ${sql.join(locks)}`.execute(db);
}
