import { sql } from 'kysely';
import type { Migration } from './migration.js';

/**
 * When a person of the company first changed or confirmed its rates: until then they are typical prices, whatever came
 * with the sign-up. Who has changed one has looked at them; the demo company's are its own.
 */
export const confirmedRates: Migration = {
  name: '0031-confirmed-rates',
  async up(db) {
    await db.schema.alterTable('companies').addColumn('ratesConfirmedAt', 'bigint').execute();
    await sql`
      UPDATE "companies" SET "ratesConfirmedAt" = (
        SELECT MIN("createdAt") FROM "configChanges"
        WHERE "configChanges"."companyId" = "companies"."id" AND "configChanges"."topics" LIKE '%pricing%'
      )
    `.execute(db);
    await sql`UPDATE "companies" SET "ratesConfirmedAt" = "createdAt" WHERE "slug" = 'demo'`.execute(db);
  },
};
