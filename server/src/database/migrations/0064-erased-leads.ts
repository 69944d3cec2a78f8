import type { Migration } from './migration.js';

/** A request whose lead was erased stores nobody again. */
export const erasedLeads: Migration = {
  name: '0064-erased-leads',
  async up({ schema }) {
    await schema
      .createTable('erasedLeads')
      .addColumn('keyHash', 'text', (column) => column.primaryKey())
      .addColumn('leadId', 'text', (column) => column.notNull())
      .addColumn('leadCreatedAt', 'bigint', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('erasedLeadsByAge').on('erasedLeads').column('createdAt').execute();
  },
};
