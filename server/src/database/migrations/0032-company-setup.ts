import type { Migration } from './migration.js';

/** What the list of things to do knows of a new company that nothing else says. */
export const companySetup: Migration = {
  name: '0032-company-setup',
  async up({ schema }) {
    await schema.alterTable('companies').addColumn('snippetSeenOn', 'text').execute();
    await schema
      .createTable('companySetup')
      .addColumn('companyId', 'text', (column) => column.primaryKey().references('companies.id'))
      .addColumn('putAwayAt', 'bigint')
      .addColumn('testState', 'text')
      .addColumn('testPersonId', 'text')
      .addColumn('testReason', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('testAt', 'bigint')
      .execute();
  },
};
