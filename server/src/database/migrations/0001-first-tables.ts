import type { Migration } from './migration.js';

/** One set of statements for both databases: text, and whole numbers of 64 bits (times in milliseconds, UTC). */
export const firstTables: Migration = {
  name: '0001-first-tables',
  async up(db) {
    await db.schema
      .createTable('companies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('config', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('updatedAt', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('idempotencyKey', 'text')
      .addColumn('bodyHash', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('originCity', 'text', (column) => column.notNull())
      .addColumn('destinationCity', 'text', (column) => column.notNull())
      .addColumn('moveType', 'text', (column) => column.notNull())
      .addColumn('moveDetails', 'text', (column) => column.notNull())
      .addColumn('propertySize', 'text')
      .addColumn('moveSize', 'text')
      .addColumn('preliminaryQuote', 'text', (column) => column.notNull())
      .addColumn('chatHistory', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('sourcePage', 'text', (column) => column.notNull())
      .addColumn('consentText', 'text', (column) => column.notNull())
      .addColumn('botSign', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leadsByKey').unique().on('leads').columns(['companyId', 'idempotencyKey']).execute();

    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('subjectId', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
  },
};
