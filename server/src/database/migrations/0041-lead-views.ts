import { openStatuses } from '@meg/shared/domain/leads/lead-views';
import { type Kysely, sql } from 'kysely';
import { noDue, notRanked } from '../../features/leads/rank/lead-rank.service.js';
import type { Migration } from './migration.js';

/**
 * Leads are sorted by their score and by when they are due, and people keep lists of their own. Leads of before get
 * both when the server starts.
 */
export const leadViews: Migration = {
  name: '0041-lead-views',
  async up(db) {
    await db.schema
      .alterTable('leads')
      .addColumn('score', 'integer', (column) => column.notNull().defaultTo(notRanked))
      .execute();
    await db.schema
      .alterTable('leads')
      .addColumn('dueAt', 'bigint', (column) => column.notNull().defaultTo(noDue))
      .execute();
    await db.schema
      .createIndex('leadsByScore')
      .on('leads')
      .columns(['companyId', 'score', 'createdAt', 'id'])
      .execute();
    await db.schema.createIndex('leadsByDue').on('leads').columns(['companyId', 'dueAt', 'id']).execute();
    // Holds all that the views of open leads are counted by.
    await sql`CREATE INDEX "leadsOpenByDue" ON "leads" ("companyId", "dueAt", "id", "status", "assigneeId")
      WHERE "botSign" IS NULL AND "status" IN (${sql.join(openStatuses.map((status) => sql.lit(status)))})`.execute(db);
    await ownLists(db);
  },
};

async function ownLists({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('leadViews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('personId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('filter', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('leadViewsByPerson')
    .on('leadViews')
    .columns(['companyId', 'personId', 'createdAt'])
    .execute();
  await schema
    .createTable('leadListLooks')
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('personId', 'text', (column) => column.notNull())
    .addColumn('look', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('leadListLooksKey', ['companyId', 'personId'])
    .execute();
}
