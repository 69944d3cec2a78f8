import type { Migration } from './migration.js';

type Schema = Parameters<Migration['up']>[0]['schema'];

export const webhooks: Migration = {
  name: '0017-webhooks',
  async up({ schema }) {
    await createEndpoints(schema);
    await createDeliveries(schema);
    await createAttempts(schema);
  },
};

async function createEndpoints(schema: Schema): Promise<void> {
  await schema
    .createTable('webhookEndpoints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('shape', 'text', (column) => column.notNull())
    .addColumn('mapping', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('oldSecret', 'text')
    .addColumn('oldSecretUntil', 'bigint')
    .addColumn('disabledAt', 'bigint')
    .addColumn('disabledReason', 'text')
    .addColumn('failingSince', 'bigint')
    .addColumn('lastTriedAt', 'bigint')
    .addColumn('lastStatus', 'integer')
    .addColumn('lastFault', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('webhookEndpointPlaces', ['companyId', 'place'])
    .execute();
}

/** The lead's are gone with it, whoever removes it: a body holds what the lead said. */
async function createDeliveries(schema: Schema): Promise<void> {
  await schema
    .createTable('webhookDeliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('endpointId', 'text', (column) => column.notNull().references('webhookEndpoints.id').onDelete('cascade'))
    .addColumn('eventId', 'text', (column) => column.notNull())
    .addColumn('eventType', 'text', (column) => column.notNull())
    .addColumn('leadId', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('emailKey', 'text', (column) => column.notNull())
    .addColumn('phoneKey', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('nextTryAt', 'bigint')
    .addColumn('lastStatus', 'integer')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('webhookDeliveryOfEvent', ['endpointId', 'eventId'])
    .execute();
  for (const [name, columns] of [
    ['webhookDeliveriesByEndpoint', ['endpointId', 'id']],
    ['webhookDeliveriesByLead', ['leadId']],
    ['webhookDeliveriesByAge', ['createdAt']],
    ['webhookDeliveriesByEmail', ['companyId', 'emailKey']],
    ['webhookDeliveriesByPhone', ['companyId', 'phoneKey']],
  ] as const) {
    await schema
      .createIndex(name)
      .on('webhookDeliveries')
      .columns([...columns])
      .execute();
  }
}

async function createAttempts(schema: Schema): Promise<void> {
  await schema
    .createTable('webhookAttempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('deliveryId', 'text', (column) =>
      column.notNull().references('webhookDeliveries.id').onDelete('cascade'),
    )
    .addColumn('startedAt', 'bigint', (column) => column.notNull())
    .addColumn('durationMs', 'integer', (column) => column.notNull())
    .addColumn('headers', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('fault', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('webhookAttemptsByDelivery').on('webhookAttempts').columns(['deliveryId', 'id']).execute();
}
