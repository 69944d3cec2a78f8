import type { Migration } from './migration.js';

/** What each company's own website looked like when it was last read. */
export const siteLooks: Migration = {
  name: '0051-site-looks',
  async up({ schema }) {
    await schema
      .createTable('siteLooks')
      .addColumn('companyId', 'text', (column) => column.primaryKey().references('companies.id'))
      .addColumn('website', 'text', (column) => column.notNull())
      .addColumn('look', 'text')
      .addColumn('fault', 'text', (column) => column.notNull())
      .addColumn('readAt', 'bigint', (column) => column.notNull())
      .execute();
  },
};
