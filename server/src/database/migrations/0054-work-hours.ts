import type { Migration } from './migration.js';

/** When a person works. Null, as for all who are there: at all hours. */
export const workHours: Migration = {
  name: '0054-work-hours',
  async up({ schema }) {
    await schema.alterTable('people').addColumn('workHours', 'text').execute();
  },
};
