import type { Migration } from './migration.js';

/** Which requests for a person the server itself has given a lead. Those of before keep what they have. */
export const handoffLeads: Migration = {
  name: '0059-handoff-leads',
  async up({ schema }) {
    await schema
      .alterTable('handoffs')
      .addColumn('linkedByServer', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
