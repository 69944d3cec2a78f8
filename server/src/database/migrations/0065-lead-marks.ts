import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Whether the visitor has seen the range of a lead, and which leads are tries of the company. */
export const leadMarks: Migration = {
  name: '0065-lead-marks',
  async up(db) {
    const { schema } = db;
    for (const [column, usual] of [
      ['rangeShown', 1],
      ['isTest', 0],
    ] as const)
      await schema
        .alterTable('leads')
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(usual))
        .execute();
    // The figures leave tests out, and are read from these indexes alone.
    await schema.dropIndex('leadsForFigures').execute();
    await schema
      .createIndex('leadsForFigures')
      .on('leads')
      .columns(['companyId', 'createdAt', 'botSign', 'isTest', 'status', 'addedBy', 'quoteAmount', 'id'])
      .execute();
    await schema.dropIndex('leadsOpen').execute();
    await sql`CREATE INDEX "leadsOpen" ON "leads"
      ("companyId", "assigneeId", "status", "botSign", "isTest", "quoteCurrency", "quoteAmount")
      WHERE "status" NOT IN ('converted', 'lost') AND "botSign" IS NULL AND "isTest" = 0`.execute(db);
  },
};
