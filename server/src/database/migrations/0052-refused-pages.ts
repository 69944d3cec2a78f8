import type { Migration } from './migration.js';

/** Websites that asked for a company's chat and are not on its list. */
export const refusedPages: Migration = {
  name: '0052-refused-pages',
  async up({ schema }) {
    await schema
      .createTable('refusedPages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('firstAt', 'bigint', (column) => column.notNull())
      .addColumn('lastAt', 'bigint', (column) => column.notNull())
      .addColumn('hiddenAt', 'bigint')
      .execute();
    const index = schema.createIndex('refusedPagesByHost').on('refusedPages');
    await index.columns(['companyId', 'host']).unique().execute();
    await schema.createIndex('refusedPagesByTime').on('refusedPages').columns(['lastAt']).execute();
  },
};
