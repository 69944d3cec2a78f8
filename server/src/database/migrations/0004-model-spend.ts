import type { Migration } from './migration.js';

export const modelSpend: Migration = {
  name: '0004-model-spend',
  async up(db) {
    await db.schema
      .createTable('modelSpend')
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('modelSpendByDay', ['companyId', 'day'] as never)
      .execute();
  },
};
