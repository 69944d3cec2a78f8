import type { Migration } from './migration.js';

/** What matters for safety is counted here and not in a process, so that all servers count together and a restart forgets nothing. */
export const limitCounts: Migration = {
  name: '0021-limit-counts',
  async up({ schema }) {
    await schema
      .createTable('limitCounts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('endsAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('limitCountsByEnd').on('limitCounts').column('endsAt').execute();
  },
};
