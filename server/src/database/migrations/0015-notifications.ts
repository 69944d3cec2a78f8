import { sql } from 'kysely';
import type { Db } from '../schema.js';
import type { Migration } from './migration.js';

export const notifications: Migration = {
  name: '0015-notifications',
  async up(db) {
    await db.schema
      .alterTable('people')
      .addColumn('whatsappNumber', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await addNotifications(db);
    await addDeliveries(db);
    await addPreferences(db);
    await addCounts(db);
  },
};

async function addNotifications(db: Db): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('personId', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('eventId', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('actionUrl', 'text')
    .addColumn('leadId', 'text')
    .addColumn('handoffId', 'text')
    .addColumn('isListed', 'integer', (column) => column.notNull())
    .addColumn('readAt', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('emailSentAt', 'bigint')
    .addColumn('whatsappSentAt', 'bigint')
    .addUniqueConstraint('notificationsOnce', ['eventId', 'personId', 'type'])
    .execute();
  // Ids are in the order of time, so that each list is read from the end of an index of its own.
  await sql`CREATE INDEX "notificationsListed" ON "notifications" ("personId", "id") WHERE "isListed" = 1`.execute(db);
  await sql`CREATE INDEX "notificationsUnread" ON "notifications" ("personId", "id")
    WHERE "isListed" = 1 AND "readAt" IS NULL`.execute(db);
  await sql`CREATE INDEX "notificationsRead" ON "notifications" ("personId", "id")
    WHERE "isListed" = 1 AND "readAt" IS NOT NULL`.execute(db);
  await sql`CREATE INDEX "notificationsOfLead" ON "notifications" ("leadId") WHERE "leadId" IS NOT NULL`.execute(db);
  await sql`CREATE INDEX "notificationsOfHandoff" ON "notifications" ("companyId", "createdAt", "handoffId")
    WHERE "handoffId" IS NOT NULL`.execute(db);
  await db.schema.createIndex('notificationsByAge').on('notifications').columns(['createdAt']).execute();
}

async function addDeliveries(db: Db): Promise<void> {
  await db.schema
    .createTable('notificationDeliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('notificationId', 'text', (column) =>
      column.notNull().references('notifications.id').onDelete('cascade'),
    )
    .addColumn('personId', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .addColumn('finishedAt', 'bigint')
    .addColumn('reason', 'text')
    .addUniqueConstraint('notificationDeliveriesOnce', ['notificationId', 'channel'])
    .execute();
  await sql`CREATE INDEX "notificationDeliveriesHeld" ON "notificationDeliveries" ("personId", "channel", "dueAt")
    WHERE "state" = 'held'`.execute(db);
}

async function addPreferences(db: Db): Promise<void> {
  await db.schema
    .createTable('notificationPreferences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('personId', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('notificationType', 'text', (column) => column.notNull())
    .addColumn('inAppEnabled', 'integer', (column) => column.notNull())
    .addColumn('emailEnabled', 'integer', (column) => column.notNull())
    .addColumn('whatsappEnabled', 'integer', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('quietHoursStart', 'text')
    .addColumn('quietHoursEnd', 'text')
    .addColumn('timezone', 'text', (column) => column.notNull())
    .addColumn('urgentBreaksThrough', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('notificationPreferencesOnce', ['personId', 'notificationType'])
    .execute();
}

async function addCounts(db: Db): Promise<void> {
  await db.schema
    .createTable('notificationMarks')
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('leadId', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notificationMarksKey', ['companyId', 'key'])
    .execute();
  await sql`CREATE INDEX "notificationMarksOfLead" ON "notificationMarks" ("leadId")
    WHERE "leadId" IS NOT NULL`.execute(db);
  await db.schema
    .createTable('notificationTallies')
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notificationTalliesKey', ['companyId', 'kind'])
    .execute();
  // Who has a thousand leads already is not told of the first.
  await sql`INSERT INTO "notificationTallies" ("companyId", "kind", "count")
    SELECT "companyId", 'leads', count(*) FROM "leads" WHERE "botSign" IS NULL GROUP BY "companyId"`.execute(db);
  await sql`INSERT INTO "notificationMarks" ("companyId", "key", "leadId", "createdAt")
    SELECT DISTINCT "companyId", 'won:' || "leadId", "leadId", 0 FROM "leadStatusChanges"
    WHERE "toStatus" = 'converted'`.execute(db);
  await sql`INSERT INTO "notificationTallies" ("companyId", "kind", "count")
    SELECT "companyId", 'conversions', count(*) FROM "notificationMarks" GROUP BY "companyId"`.execute(db);
}
