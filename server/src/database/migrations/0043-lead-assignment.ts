import type { Migration } from './migration.js';

/** New leads are given to people by rules, in turn among those who are on duty. All who are there are on duty. */
export const leadAssignment: Migration = {
  name: '0043-lead-assignment',
  async up({ schema }) {
    await schema
      .createTable('leadAssignments')
      .addColumn('companyId', 'text', (column) => column.primaryKey().references('companies.id'))
      .addColumn('rules', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('assignmentTurns')
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('ruleId', 'text', (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('assignmentTurnsKey', ['companyId', 'ruleId'])
      .execute();
    await schema
      .alterTable('people')
      .addColumn('isOnDuty', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    // Empty: that of the company.
    await schema
      .alterTable('people')
      .addColumn('timezone', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
