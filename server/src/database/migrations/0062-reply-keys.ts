import type { Migration } from './migration.js';

/** A reply that is sent to the server twice is one mail. */
export const replyKeys: Migration = {
  name: '0062-reply-keys',
  async up({ schema }) {
    await schema.alterTable('leadReplies').addColumn('idempotencyKey', 'text').execute();
    await schema
      .alterTable('leadReplies')
      .addColumn('bodyHash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .createIndex('leadRepliesByKey')
      .unique()
      .on('leadReplies')
      .columns(['companyId', 'idempotencyKey'])
      .execute();
  },
};
