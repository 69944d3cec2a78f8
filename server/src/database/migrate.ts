import { type Kysely, sql } from 'kysely';
import type { Database } from './database.js';
import { migrations } from './migrations/index.js';
import type { Db } from './schema.js';

/** Any number will do, as long as all servers use the same one. */
const lockKey = 7_303_014;

/**
 * Runs all missing migrations in one transaction under one lock: a start that is interrupted leaves the database as it
 * was, and of two servers that start together one waits and then finds nothing to do.
 */
export async function migrate(
  dialect: Database['dialect'],
  transaction: <T>(work: (trx: Db) => Promise<T>) => Promise<T>,
): Promise<void> {
  await transaction(async (trx) => {
    if (dialect === 'postgres') {
      await sql`SET LOCAL lock_timeout = '60s'`.execute(trx);
      await sql`SET LOCAL statement_timeout = 0`.execute(trx);
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    }
    await sql`CREATE TABLE IF NOT EXISTS "schemaMigrations" ("name" text PRIMARY KEY)`.execute(trx);
    const { rows } = await sql<{ name: string }>`SELECT "name" FROM "schemaMigrations"`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    refuseNewer(applied);
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
      await migration.up(trx as unknown as Kysely<never>, dialect);
      await sql`INSERT INTO "schemaMigrations" ("name") VALUES (${migration.name})`.execute(trx);
    }
  });
}

function refuseNewer(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer version of Meg (${unknown.join(', ')}). ` +
        'Start that version, or restore the backup made before the upgrade.',
    );
  }
}
