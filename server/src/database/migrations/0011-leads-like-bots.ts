import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Few leads look like a bot's: without an index of their own, nearly all others would be read to find and count them. */
export const leadsLikeBots: Migration = {
  name: '0011-leads-like-bots',
  async up(db) {
    await sql`CREATE INDEX "leadsLikeBots" ON "leads" ("companyId", "createdAt", "id") WHERE "botSign" IS NOT NULL`.execute(
      db,
    );
  },
};
