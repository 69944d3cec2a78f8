import { sql } from 'kysely';
import type { Migration } from './migration.js';

const currencyOf = {
  sqlite: sql`json_extract("quote", '$.currency')`,
  postgres: sql`"quote"::json ->> 'currency'`,
};

/** The currency of a lead's range, so that what open leads are worth is added up by currency, from an index alone. */
export const quoteCurrency: Migration = {
  name: '0047-quote-currency',
  async up(db, dialect) {
    await db.schema
      .alterTable('leads')
      .addColumn('quoteCurrency', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`UPDATE "leads" SET "quoteCurrency" = coalesce(${currencyOf[dialect]}, '')
      WHERE "quote" IS NOT NULL`.execute(db);
    await db.schema.dropIndex('leadsOpen').execute();
    await sql`CREATE INDEX "leadsOpen" ON "leads"
      ("companyId", "assigneeId", "status", "botSign", "quoteCurrency", "quoteAmount")
      WHERE "status" NOT IN ('converted', 'lost') AND "botSign" IS NULL`.execute(db);
  },
};
