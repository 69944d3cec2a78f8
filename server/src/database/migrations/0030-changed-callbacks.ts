import type { Migration } from './migration.js';

/** When a visitor changed or cancelled a callback, and when a request without a lead was joined to one. */
export const changedCallbacks: Migration = {
  name: '0030-changed-callbacks',
  async up({ schema }) {
    for (const column of ['changedAt', 'cancelledAt', 'joinedAt']) {
      await schema.alterTable('handoffs').addColumn(column, 'bigint').execute();
    }
  },
};
