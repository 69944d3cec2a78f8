import type { Migration } from './migration.js';

export const orders: Migration = {
  name: '0009-orders',
  async up(db) {
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('idempotencyKey', 'text', (column) => column.unique())
      .addColumn('bodyHash', 'text', (column) => column.notNull())
      .addColumn('addons', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('firstBillUsd', 'bigint', (column) => column.notNull())
      .addColumn('monthlyUsd', 'bigint', (column) => column.notNull())
      .addColumn('botSign', 'text')
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ordersByCompany').on('orders').column('companyId').execute();
  },
};
