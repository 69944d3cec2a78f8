import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** Booked amounts have cents. A column of whole numbers keeps them in SQLite, but not in PostgreSQL. */
export const bookedCents: Migration = {
  name: '0058-booked-cents',
  async up(db, dialect) {
    if (dialect === 'postgres')
      await sql`ALTER TABLE "leadOutcomes" ALTER COLUMN "amount" TYPE double precision`.execute(db);
  },
};
