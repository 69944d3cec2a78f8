import type { Migration } from './migration.js';

export const webVitals: Migration = {
  name: '0014-web-vitals',
  async up(db) {
    await db.schema
      .createTable('webVitals')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('webVitalsByDay', ['day', 'page', 'name', 'bucket'] as never)
      .execute();
  },
};
