import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** What a company must show before anything goes out in its name, and what mails that wait for a mail server need. */
export const companyStanding: Migration = {
  name: '0023-company-standing',
  async up(db) {
    const { schema } = db;
    await schema.alterTable('companies').addColumn('snippetSeenAt', 'bigint').execute();
    await schema.alterTable('companies').addColumn('setUpAt', 'bigint').execute();
    // Whoever works today goes on working.
    await sql`UPDATE "companies" SET "setUpAt" = "createdAt"`.execute(db);
    await schema
      .alterTable('invitations')
      .addColumn('isMailed', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .createTable('modelSpendTotals')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('accountNotices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('personId', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('happened', 'text', (column) => column.notNull())
      .addColumn('newEmail', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    // Two spellings of one mailbox have one hash from now on; what has ended was only kept to be looked at.
    await sql`DELETE FROM "visitorMails" WHERE "sentAt" IS NOT NULL OR "reason" IS NOT NULL`.execute(db);
  },
};
