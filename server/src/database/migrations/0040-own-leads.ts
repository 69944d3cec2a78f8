import type { Migration } from './migration.js';

/** Whether an agent sees all leads of the company, or only their own and nobody's. All who are there see all. */
export const ownLeads: Migration = {
  name: '0040-own-leads',
  async up({ schema }) {
    for (const table of ['people', 'invitations']) {
      await schema
        .alterTable(table)
        .addColumn('seesLeads', 'text', (column) => column.notNull().defaultTo('all'))
        .execute();
    }
  },
};
