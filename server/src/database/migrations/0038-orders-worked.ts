import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.js';

interface Before {
  orders: { id: string; companyId: string; addons: string; answer: string; lines: string };
  orderedAddons: { companyId: string; addon: string; orderId: string };
}

/**
 * What was ordered, by whom, and how far it is. An order from before was never told to anybody at the platform, so it is
 * new; its lines are those of the answer that the sign-up was given. A company has each add-on once.
 */
export const ordersWorked: Migration = {
  name: '0038-orders-worked',
  async up(db) {
    const { schema } = db;
    const text = (name: string, standard: string) =>
      schema
        .alterTable('orders')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(standard))
        .execute();
    await text('kind', 'signup');
    await text('state', 'new');
    await text('lines', '[]');
    await text('orderedBy', '');
    for (const name of ['takenUpBy', 'setUpBy']) await schema.alterTable('orders').addColumn(name, 'text').execute();
    for (const name of ['takenUpAt', 'setUpAt']) await schema.alterTable('orders').addColumn(name, 'bigint').execute();
    await sql`UPDATE "orders" SET "orderedBy" = COALESCE((SELECT "firstName" || ' ' || "lastName" FROM "people"
      WHERE "people"."companyId" = "orders"."companyId" ORDER BY "people"."id" LIMIT 1), '')`.execute(db);
    await schema.createIndex('ordersByState').on('orders').columns(['state', 'id']).execute();
    await schema
      .createTable('orderedAddons')
      .addColumn('companyId', 'text', (column) => column.notNull().references('companies.id'))
      .addColumn('addon', 'text', (column) => column.notNull())
      .addColumn('orderId', 'text', (column) => column.notNull().references('orders.id'))
      .addPrimaryKeyConstraint('orderedAddonsOnce', ['companyId', 'addon'])
      .execute();
    await fillOrders(db as unknown as Kysely<Before>);
  },
};

async function fillOrders(db: Kysely<Before>): Promise<void> {
  for (const { id, companyId, addons, answer } of await db
    .selectFrom('orders')
    .select(['id', 'companyId', 'addons', 'answer'])
    .execute()) {
    const lines = JSON.stringify(linesIn(answer));
    await db.updateTable('orders').set({ lines }).where('id', '=', id).execute();
    for (const addon of new Set(JSON.parse(addons) as string[])) {
      const row = { companyId, addon, orderId: id };
      await db
        .insertInto('orderedAddons')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

function linesIn(answer: string): unknown[] {
  const { invoiceDetails } = JSON.parse(answer) as { invoiceDetails?: { lines?: unknown[] } };
  return invoiceDetails?.lines ?? [];
}
