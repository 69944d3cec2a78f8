import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Jobs are taken in turns between companies, and what a process held when it died is counted. */
export const jobsInTurns: Migration = {
  name: '0022-jobs-in-turns',
  async up(db) {
    await db.schema
      .alterTable('jobs')
      .addColumn('interruptions', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('jobs').addColumn('plannedAt', 'bigint').execute();
    await sql`CREATE INDEX "jobsByCompany" ON "jobs" ("kind", coalesce("companyId", '-'), "runAt", "id")
      WHERE "state" = 'waiting'`.execute(db);
    await sql`CREATE INDEX "jobsHeld" ON "jobs" ("id") WHERE "leaseToken" IS NOT NULL`.execute(db);
    await sql`CREATE INDEX "jobsInterrupted" ON "jobs" ("runAt", "id")
      WHERE "state" = 'waiting' AND "interruptions" > 0`.execute(db);
  },
};
