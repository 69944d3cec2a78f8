import type { Migration } from './migration.js';

/** The range that a lead was sent with, where the company's rates do not give it. */
export const otherRange: Migration = {
  name: '0061-other-range',
  async up({ schema }) {
    await schema
      .alterTable('leads')
      .addColumn('otherRange', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
