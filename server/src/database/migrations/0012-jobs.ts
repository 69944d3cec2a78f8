import { sql } from 'kysely';
import type { Migration } from './migration.js';

export const jobs: Migration = {
  name: '0012-jobs',
  async up(db, dialect) {
    await db.schema
      .alterTable('events')
      .addColumn('detail', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await db.schema.alterTable('events').addColumn('fannedOutAt', 'bigint').execute();
    // What happened before there was anyone to tell is not told now.
    await sql`UPDATE "events" SET "fannedOutAt" = "createdAt"`.execute(db);
    await sql`CREATE INDEX "eventsPending" ON "events" ("createdAt", "id") WHERE "fannedOutAt" IS NULL`.execute(db);
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('companyId', 'text', (column) => column.references('companies.id'))
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('uniqueKey', 'text', (column) => column.unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('runAt', 'bigint', (column) => column.notNull())
      .addColumn('leaseUntil', 'bigint')
      .addColumn('leaseToken', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('lastError', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('finishedAt', 'bigint')
      .execute();
    await sql`CREATE INDEX "jobsDue" ON "jobs" ("kind", "runAt", "id") WHERE "state" = 'waiting'`.execute(db);
    await sql`CREATE INDEX "jobsFinished" ON "jobs" ("state", "finishedAt", "id") WHERE "state" <> 'waiting'`.execute(
      db,
    );
    if (dialect === 'postgres') await announceChanges(db);
  },
};

/** Other servers hear of new work at its commit. On SQLite there is one server, which hears of its own commits. */
async function announceChanges(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`CREATE FUNCTION "announceWork"() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_notify('meg_work', ''); RETURN NULL; END $$`.execute(db);
  for (const table of ['events', 'jobs']) {
    await sql`CREATE TRIGGER "announceWork" AFTER INSERT ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION "announceWork"()`.execute(db);
  }
}
