import type { Migration } from './migration.js';

/** What a company's people do with a lead: added by hand, edited, quoted again, booked or lost. */
export const workedLeads: Migration = {
  name: '0034-worked-leads',
  async up({ schema }) {
    await schema.alterTable('leads').addColumn('addedBy', 'text').execute();
    await schema.alterTable('leads').addColumn('editedFacts', 'text').execute();
    await schema.alterTable('leadEdits').addColumn('before', 'text').execute();
    await schema.alterTable('leadEdits').addColumn('after', 'text').execute();
    await schema
      .createTable('leadOutcomes')
      .addColumn('leadId', 'text', (column) => column.primaryKey().references('leads.id'))
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint')
      .addColumn('currency', 'text')
      .addColumn('moveDate', 'text')
      .addColumn('reason', 'text')
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('leadQuotes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('quote', 'text', (column) => column.notNull())
      .addColumn('personId', 'text')
      .addColumn('personName', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('leadQuotesByLead').on('leadQuotes').columns(['leadId', 'createdAt']).execute();
  },
};
