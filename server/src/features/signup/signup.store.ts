import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { OrdersTable } from './orders.table.js';

export async function insertOrder(db: Db, order: Selectable<OrdersTable>): Promise<void> {
  await db.insertInto('orders').values(order).execute();
}

export async function findOrderByKey(db: Db, idempotencyKey: string) {
  return db
    .selectFrom('orders')
    .select(['bodyHash', 'answer'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}
