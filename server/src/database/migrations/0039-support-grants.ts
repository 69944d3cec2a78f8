import type { Migration } from './migration.js';

/** When a company lets the platform's staff see its leads, and when one of the staff did in an emergency. */
export const supportGrants: Migration = {
  name: '0039-support-grants',
  async up({ schema }) {
    await schema
      .createTable('supportGrants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('personId', 'text')
      .addColumn('byName', 'text', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('endedAt', 'bigint')
      .addColumn('endedBy', 'text')
      .execute();
    await schema.createIndex('supportGrantsByCompany').on('supportGrants').columns(['companyId', 'until']).execute();
  },
};
