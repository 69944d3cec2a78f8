import type { OrderView } from '@meg/shared/contract/orders';
import type { Selectable, Updateable } from 'kysely';
import { insertOnce } from '../../database/insert-once.js';
import type { Db } from '../../database/schema.js';
import type { OrderedAddonsTable, OrdersTable } from './orders.table.js';

export type OrderRow = Selectable<OrdersTable>;

export async function insertOrder(db: Db, order: OrderRow): Promise<void> {
  await db.insertInto('orders').values(order).execute();
}

export async function findOrderByKey(db: Db, idempotencyKey: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('idempotencyKey', '=', idempotencyKey).executeTakeFirst();
}

/** False where the company has ordered it before. */
export const insertOrderedAddon = (db: Db, row: Selectable<OrderedAddonsTable>): Promise<boolean> =>
  insertOnce(db, 'orderedAddons', row, ['companyId', 'addon']);

/** The newest first. */
export async function listOrdersOf(db: Db, companyId: string): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('companyId', '=', companyId).orderBy('id', 'desc').execute();
}

function selectWithCompany(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .selectAll('orders')
    .select(['companies.slug as companySlug', 'companies.name as companyName']);
}

export type OrderOfCompany = Awaited<ReturnType<ReturnType<typeof selectWithCompany>['execute']>>[number];

export interface OrdersWanted {
  view: OrderView;
  after: string | undefined;
  limit: number;
}

/** Of all companies. What is still to be set up comes with the oldest first, because that is due first. */
export async function listOrderRows(db: Db, { view, after, limit }: OrdersWanted): Promise<OrderOfCompany[]> {
  const isOpen = view === 'open';
  return selectWithCompany(db)
    .where('orders.botSign', view === 'bots' ? 'is not' : 'is', null)
    .$if(view !== 'bots', (query) => query.where('orders.state', isOpen ? '!=' : '=', 'set_up'))
    .$if(after !== undefined, (query) => query.where('orders.id', isOpen ? '>' : '<', after as string))
    .orderBy('orders.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

export async function findOrder(db: Db, id: string): Promise<OrderOfCompany | undefined> {
  return selectWithCompany(db).where('orders.id', '=', id).executeTakeFirst();
}

export async function updateOrder(db: Db, id: string, changes: Updateable<OrdersTable>): Promise<void> {
  await db.updateTable('orders').set(changes).where('id', '=', id).execute();
}
