import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { WebhookEndpointsTable, WebhookKey } from './webhooks.table.js';

export type EndpointRow = Selectable<WebhookEndpointsTable>;

export async function listEndpoints(db: Db, companyId: string): Promise<EndpointRow[]> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findEndpoint(db: Db, { companyId, id }: WebhookKey): Promise<EndpointRow | undefined> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False if another endpoint of the company has the place. */
export async function insertEndpointAtPlace(db: Db, row: EndpointRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhookEndpoints')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'place']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Change = Partial<Omit<EndpointRow, 'id' | 'companyId' | 'place' | 'createdAt' | 'version'>>;

type SeenKey = WebhookKey & Pick<EndpointRow, 'version'>;

/** Undefined if the endpoint has changed since the writer saw it. */
export async function updateSeenEndpoint(db: Db, { companyId, id, version }: SeenKey, change: Change) {
  return db
    .updateTable('webhookEndpoints')
    .set({ ...change, version: version + 1 })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEndpoint(db: Db, { companyId, id }: WebhookKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEndpoints')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

interface Result {
  at: number;
  status: number | null;
  fault: string;
  /** A failure that is only a test's does not bring the endpoint nearer to being switched off. */
  becomes: 'arriving' | 'failing' | 'as before';
}

/** Stores the result of the last request. */
export async function noteResult(db: Db, { companyId, id }: WebhookKey, result: Result): Promise<void> {
  const { at, status, fault, becomes } = result;
  await db
    .updateTable('webhookEndpoints')
    .set(({ fn, val }) => ({
      lastTriedAt: at,
      lastStatus: status,
      lastFault: fault,
      ...(becomes === 'arriving' && { failingSince: null }),
      ...(becomes === 'failing' && { failingSince: fn.coalesce('failingSince', val(at)) }),
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

interface Disabling {
  at: number;
  reason: NonNullable<EndpointRow['disabledReason']>;
  /** Only if nothing has arrived since then. */
  failingSinceBefore?: number;
}

/** False if it is switched off already or a message has arrived since. Of several failures at once, one returns true. */
export async function disableEndpoint(db: Db, { companyId, id }: WebhookKey, disabling: Disabling): Promise<boolean> {
  const { at, reason, failingSinceBefore } = disabling;
  const { numUpdatedRows } = await db
    .updateTable('webhookEndpoints')
    .set(({ eb }) => ({ disabledAt: at, disabledReason: reason, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .$if(failingSinceBefore !== undefined, (query) => query.where('failingSince', '<=', failingSinceBefore ?? 0))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
