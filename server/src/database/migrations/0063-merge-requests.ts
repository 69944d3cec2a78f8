import type { Migration } from './migration.js';

/** What was chosen when two leads were merged, so that another choice is not taken for the same. Earlier ones have none. */
export const mergeRequests: Migration = {
  name: '0063-merge-requests',
  async up({ schema }) {
    await schema
      .alterTable('leadMerges')
      .addColumn('requestHash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
