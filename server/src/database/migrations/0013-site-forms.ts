import { sql } from 'kysely';
import type { Migration } from './migration.js';

export const siteForms: Migration = {
  name: '0013-site-forms',
  async up(db) {
    await db.schema
      .createTable('siteMessages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('idempotencyKey', 'text')
      .addColumn('bodyHash', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('botSign', 'text')
      .addColumn('answeredAt', 'bigint')
      .addColumn('answeredBy', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('siteMessagesByKey')
      .unique()
      .on('siteMessages')
      .columns(['kind', 'idempotencyKey'])
      .execute();
    await db.schema.createIndex('siteMessagesByTime').on('siteMessages').columns(['createdAt']).execute();
    await db.schema.createIndex('siteMessagesByKind').on('siteMessages').columns(['kind', 'id']).execute();
    // Ids are in the order of time: each list is read from one end of its own index.
    for (const [name, condition] of [
      ['Open', sql`"answeredAt" IS NULL AND "botSign" IS NULL`],
      ['Answered', sql`"answeredAt" IS NOT NULL`],
      ['Bots', sql`"botSign" IS NOT NULL AND "answeredAt" IS NULL`],
    ] as const) {
      await sql`CREATE INDEX ${sql.ref(`siteMessages${name}`)} ON "siteMessages" ("id") WHERE ${condition}`.execute(db);
      await sql`CREATE INDEX ${sql.ref(`siteMessages${name}ByKind`)} ON "siteMessages" ("kind", "id")
        WHERE ${condition}`.execute(db);
    }
    await db.schema
      .createTable('betaApplicants')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('appliedAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('betaApplicantsByTime').on('betaApplicants').column('appliedAt').execute();
  },
};
