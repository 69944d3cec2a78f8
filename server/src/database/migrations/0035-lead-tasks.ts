import type { Migration } from './migration.js';

/** What is to be done for a lead, by when and by whom. */
export const leadTasks: Migration = {
  name: '0035-lead-tasks',
  async up({ schema }) {
    await schema
      .createTable('leadTasks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'bigint', (column) => column.notNull())
      .addColumn('assigneeId', 'text')
      .addColumn('personId', 'text', (column) => column.notNull())
      .addColumn('doneAt', 'bigint')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('leadTasksByLead').on('leadTasks').columns(['leadId', 'dueAt']).execute();
    await schema
      .createIndex('leadTasksByPerson')
      .on('leadTasks')
      .columns(['companyId', 'assigneeId', 'doneAt', 'dueAt'])
      .execute();
  },
};
