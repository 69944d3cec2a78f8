import type { Migration } from './migration.js';

/** Which key the secrets are sealed with. What was stored before is sealed by the server that starts: here no key is known. */
export const secretsKey: Migration = {
  name: '0025-secrets-key',
  async up({ schema }) {
    await schema
      .createTable('secretsKey')
      .addColumn('place', 'text', (column) => column.primaryKey())
      .addColumn('keyId', 'text', (column) => column.notNull())
      .execute();
  },
};
