import { sql } from 'kysely';
import type { Migration } from './migration.js';

/** The log shows those of one state alone, page by page; and what is not of a lead is kept as long as a company says. */
export const webhookLog: Migration = {
  name: '0019-webhook-log',
  async up({ schema }) {
    await schema
      .createIndex('webhookDeliveriesByState')
      .on('webhookDeliveries')
      .columns(['endpointId', 'state', 'id'])
      .execute();
    await schema
      .createIndex('webhookDeliveriesWithoutLead')
      .on('webhookDeliveries')
      .columns(['companyId', 'createdAt'])
      .where(sql.ref('leadId'), 'is', null)
      .execute();
  },
};
