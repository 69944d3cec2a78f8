import { sql } from 'kysely';
import type { Migration } from './migration.js';

export const liveEntries: Migration = {
  name: '0018-live-entries',
  async up(db, dialect) {
    await db.schema
      .createTable('liveEntries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull())
      .addColumn('personId', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subjectId', 'text')
      .addColumn('isQuiet', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    if (dialect !== 'postgres') return;
    // Other servers hear of news at its commit.
    await sql`CREATE FUNCTION "announceLive"() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_notify('meg_live', ''); RETURN NULL; END $$`.execute(db);
    await sql`CREATE TRIGGER "announceLive" AFTER INSERT ON "liveEntries"
      FOR EACH STATEMENT EXECUTE FUNCTION "announceLive"()`.execute(db);
  },
};
