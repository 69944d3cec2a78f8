import type { Migration } from './migration.js';

export const handoffsAndFeedback: Migration = {
  name: '0002-handoffs-and-feedback',
  async up(db) {
    await db.schema
      .createTable('leadStatusChanges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('leadId', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('fromStatus', 'text', (column) => column.notNull())
      .addColumn('toStatus', 'text', (column) => column.notNull())
      .addColumn('changedBy', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leadStatusChangesByLead').on('leadStatusChanges').column('leadId').execute();

    await db.schema
      .createTable('handoffs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('idempotencyKey', 'text')
      .addColumn('bodyHash', 'text', (column) => column.notNull())
      .addColumn('leadId', 'text', (column) => column.references('leads.id'))
      .addColumn('requestType', 'text', (column) => column.notNull())
      .addColumn('contactMethod', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('slotStart', 'bigint')
      .addColumn('slotSeat', 'integer')
      .addColumn('timezone', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('chatHistory', 'text', (column) => column.notNull())
      .addColumn('botSign', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('handoffsByKey')
      .unique()
      .on('handoffs')
      .columns(['companyId', 'idempotencyKey'])
      .execute();
    // What keeps a callback time from holding more than it can: each takes a numbered seat, and a seat is taken once.
    await db.schema
      .createIndex('handoffsBySeat')
      .unique()
      .on('handoffs')
      .columns(['companyId', 'slotStart', 'slotSeat'])
      .execute();
    await db.schema.createIndex('handoffsByLead').on('handoffs').column('leadId').execute();

    await db.schema
      .createTable('feedback')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('idempotencyKey', 'text')
      .addColumn('bodyHash', 'text', (column) => column.notNull())
      .addColumn('leadId', 'text', (column) => column.references('leads.id'))
      .addColumn('rating', 'integer', (column) => column.notNull())
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('userEmail', 'text', (column) => column.notNull())
      .addColumn('sessionId', 'text', (column) => column.notNull())
      .addColumn('conversationLength', 'integer')
      .addColumn('botSign', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('feedbackByKey')
      .unique()
      .on('feedback')
      .columns(['companyId', 'idempotencyKey'])
      .execute();
  },
};
