import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** What a company has sent is read from the newest on, without looking at what other companies have sent. */
export const sentMessages: Migration = {
  name: '0028-sent-messages',
  async up(db) {
    for (const table of ['notifications', 'visitorMails'] as const) {
      await db.schema.createIndex(`${table}ByCompany`).on(table).columns(['companyId', 'createdAt', 'id']).execute();
    }
    // Mails about accounts are among the few jobs that belong to no company.
    await sql`CREATE INDEX "jobsOfPlatform" ON "jobs" ("createdAt", "id") WHERE "companyId" IS NULL`.execute(db);
  },
};
