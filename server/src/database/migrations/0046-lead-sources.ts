import { sql } from 'kysely';
import type { Migration } from './migration.js';

/**
 * How the visitor of a lead came to the page. Leads of before have none: nothing was read then. The index of the
 * figures gets `addedBy`, because nobody waited for an answer whose lead was added by hand.
 */
export const leadSources: Migration = {
  name: '0046-lead-sources',
  async up(db) {
    const { schema } = db;
    await schema
      .alterTable('leads')
      .addColumn('cameFrom', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('leads').addColumn('arrival', 'text').execute();
    await sql`CREATE INDEX "leadsByCameFrom" ON "leads" ("companyId", "cameFrom", "createdAt", "id")
      WHERE "cameFrom" <> ''`.execute(db);
    await schema
      .createIndex('leadOutcomesByTime')
      .on('leadOutcomes')
      .columns(['companyId', 'kind', 'createdAt', 'currency', 'amount', 'leadId'])
      .execute();
    await schema.dropIndex('leadsForFigures').execute();
    await schema
      .createIndex('leadsForFigures')
      .on('leads')
      .columns(['companyId', 'createdAt', 'botSign', 'status', 'addedBy', 'quoteAmount', 'id'])
      .execute();
  },
};
