import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** What a company has sent is read from the newest on, without looking at what other companies have sent. */
export const sentMessages: Migration = {
  name: '0028-sent-messages',
  async up(db) {
    // Every row is in these indexes. Their condition keeps SQLite from using them where rows of a lead are erased, which
    // have better ones: only a statement that names the condition may use them.
    await sql`CREATE INDEX "notificationsByCompany" ON "notifications" ("companyId", "createdAt", "id")
      WHERE "createdAt" > 0`.execute(db);
    await sql`CREATE INDEX "visitorMailsByCompany" ON "visitorMails" ("companyId", "createdAt", "id")
      WHERE "createdAt" > 0`.execute(db);
    // Mails about accounts are among the few jobs that belong to no company.
    await sql`CREATE INDEX "jobsOfPlatform" ON "jobs" ("createdAt", "id") WHERE "companyId" IS NULL`.execute(db);
  },
};
