import { sql } from 'kysely';
import type { Migration } from './migration.js';

const dayMs = 86_400_000;

/**
 * Who of the company changed a callback, and how it went. Callbacks from before yesterday are over: nobody could say of
 * them how they went, and they would all be overdue.
 */
export const callbackAgenda: Migration = {
  name: '0049-callback-agenda',
  async up(db) {
    const { schema } = db;
    for (const column of ['changedBy', 'cancelledBy', 'result'])
      await schema.alterTable('handoffs').addColumn(column, 'text').execute();
    await schema.alterTable('handoffs').addColumn('closedAt', 'bigint').execute();
    await schema
      .alterTable('handoffs')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await sql`UPDATE "handoffs" SET "closedAt" = "slotStart" WHERE "slotStart" < ${Date.now() - dayMs}`.execute(db);
    await sql`CREATE INDEX "handoffsOpenCallbacks" ON "handoffs" ("companyId", "slotStart")
      WHERE "slotSeat" IS NOT NULL AND "cancelledAt" IS NULL AND "closedAt" IS NULL AND "botSign" IS NULL`.execute(db);
  },
};
