import type { Migration } from './migration.js';

export const knowledge: Migration = {
  name: '0003-knowledge',
  async up(db) {
    await db.schema
      .createTable('knowledgeEntries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('keywords', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('updatedAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('knowledgeEntriesByCompany')
      .on('knowledgeEntries')
      .columns(['companyId', 'createdAt'])
      .execute();
  },
};
