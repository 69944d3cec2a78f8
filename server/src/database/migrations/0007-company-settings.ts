import type { Migration } from './migration.js';

export const companySettings: Migration = {
  name: '0007-company-settings',
  async up(db) {
    await db.schema
      .alterTable('companies')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('companies')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('active'))
      .execute();
    await db.schema
      .createTable('configChanges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('topics', 'text', (column) => column.notNull())
      .addColumn('personId', 'text', (column) => column.notNull())
      .addColumn('personName', 'text', (column) => column.notNull())
      .addColumn('undoesAt', 'bigint')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    // Ids are in the order of time, so the newest of a company are read from one end of this index.
    await db.schema.createIndex('configChangesByCompany').on('configChanges').columns(['companyId', 'id']).execute();
  },
};
