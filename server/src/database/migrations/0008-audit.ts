import type { Migration } from './migration.js';

export const audit: Migration = {
  name: '0008-audit',
  async up(db) {
    await db.schema
      .createTable('auditEntries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('personId', 'text')
      .addColumn('personName', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    // Ids are in the order of time, so the newest of a company are read from one end of this index.
    await db.schema.createIndex('auditEntriesByCompany').on('auditEntries').columns(['companyId', 'id']).execute();
  },
};
