import type { Migration } from './migration.js';

/** Leads that were merged into another one of the same person. Found by their id, their key and their person. */
export const leadMerges: Migration = {
  name: '0056-lead-merges',
  async up({ schema }) {
    await schema
      .createTable('leadMerges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('idempotencyKey', 'text')
      .addColumn('bodyHash', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull())
      .addColumn('phoneKey', 'text', (column) => column.notNull())
      .addColumn('conversation', 'text')
      .addColumn('lead', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('mergedAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('leadMergesByLead').on('leadMerges').columns(['leadId']).execute();
    await schema
      .createIndex('leadMergesByKey')
      .unique()
      .on('leadMerges')
      .columns(['companyId', 'idempotencyKey'])
      .execute();
    await schema.createIndex('leadMergesByEmail').on('leadMerges').columns(['companyId', 'emailKey']).execute();
    await schema.createIndex('leadMergesByPhone').on('leadMerges').columns(['companyId', 'phoneKey']).execute();
  },
};
