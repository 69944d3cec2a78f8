import type { Migration } from './migration.js';

/** Mails that a company's people write to a lead, and the company's templates for them. */
export const leadReplies: Migration = {
  name: '0037-lead-replies',
  async up({ schema }) {
    await schema
      .createTable('leadReplies')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('personId', 'text', (column) => column.notNull())
      .addColumn('personName', 'text', (column) => column.notNull())
      .addColumn('to', 'text', (column) => column.notNull())
      .addColumn('replyTo', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .addColumn('sentAt', 'bigint')
      .addColumn('reason', 'text')
      .execute();
    await schema.createIndex('leadRepliesByLead').on('leadReplies').columns(['leadId', 'createdAt']).execute();
    await schema
      .createTable('replyTemplates')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('replyTemplatesByCompany').on('replyTemplates').columns(['companyId', 'name']).execute();
  },
};
