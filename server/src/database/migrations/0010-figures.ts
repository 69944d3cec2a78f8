import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Figures are read from the indexes alone: the rows of leads are long, for the conversations that they hold. */
export const figures: Migration = {
  name: '0010-figures',
  async up(db) {
    await db.schema
      .createIndex('leadsForFigures')
      .on('leads')
      .columns(['companyId', 'createdAt', 'botSign', 'status', 'quoteAmount', 'id'])
      .execute();
    await sql`CREATE INDEX "leadsOpen" ON "leads" ("companyId", "assigneeId", "status", "botSign")
      WHERE "status" NOT IN ('converted', 'lost') AND "botSign" IS NULL`.execute(db);
    await db.schema
      .createIndex('leadStatusChangesForFigures')
      .on('leadStatusChanges')
      .columns(['leadId', 'createdAt', 'id', 'changedBy', 'toStatus'])
      .execute();
    await db.schema
      .createIndex('leadStatusChangesByStatus')
      .on('leadStatusChanges')
      .columns(['companyId', 'toStatus', 'createdAt', 'changedBy', 'leadId'])
      .execute();
    // It begins with the same column as the one above, which answers what it did.
    await db.schema.dropIndex('leadStatusChangesByLead').execute();
    for (const [name, column] of [
      ['auditEntriesByTime', undefined],
      ['auditEntriesByAction', 'action'],
      ['auditEntriesByPerson', 'personId'],
    ] as const) {
      await db.schema
        .createIndex(name)
        .on('auditEntries')
        .columns(['companyId', ...(column ? [column] : []), 'createdAt', 'id'])
        .execute();
    }
    await db.schema.dropIndex('auditEntriesByCompany').execute();
  },
};
