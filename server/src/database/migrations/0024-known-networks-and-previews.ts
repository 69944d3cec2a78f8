import type { Migration } from './migration.js';

/** What every server must know alike: from where people sign in, and the settings that they look at before they save. */
export const knownNetworksAndPreviews: Migration = {
  name: '0024-known-networks-and-previews',
  async up({ schema }) {
    await schema
      .createTable('knownNetworks')
      .addColumn('personId', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('networkHash', 'text', (column) => column.notNull())
      .addColumn('lastSeenAt', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('knownNetworksKey', ['personId', 'networkHash'])
      .execute();
    await schema.createIndex('knownNetworksByAge').on('knownNetworks').column('lastSeenAt').execute();
    await schema
      .createTable('configPreviews')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('personId', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('config', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('configPreviewsByPerson')
      .on('configPreviews')
      .columns(['personId', 'createdAt'])
      .execute();
    await schema.createIndex('configPreviewsByAge').on('configPreviews').column('createdAt').execute();
    await schema.alterTable('handoffs').addColumn('slotWish', 'bigint').execute();
  },
};
