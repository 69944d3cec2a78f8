import type { Migration } from './migration.js';

/** The name of who asks for a person before there is a lead. */
export const handoffNames: Migration = {
  name: '0055-handoff-names',
  async up({ schema }) {
    await schema
      .alterTable('handoffs')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
