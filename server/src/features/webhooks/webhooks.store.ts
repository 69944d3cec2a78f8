import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { WebhookEndpointsTable } from './webhooks.table.js';

export type EndpointRow = Selectable<WebhookEndpointsTable>;

export interface EndpointKey {
  readonly companyId: string;
  readonly id: string;
}

export async function listEndpoints(db: Db, companyId: string): Promise<EndpointRow[]> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findEndpoint(db: Db, { companyId, id }: EndpointKey): Promise<EndpointRow | undefined> {
  return db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False where another endpoint of the company has taken the place. */
export async function insertEndpointAtPlace(db: Db, row: EndpointRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhookEndpoints')
    .values(row)
    .onConflict((conflict) => conflict.columns(['companyId', 'place']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Change = Partial<Omit<EndpointRow, 'id' | 'companyId' | 'place' | 'createdAt' | 'version'>>;

/** Nothing where the endpoint is not as the writer saw it any more. */
export async function updateSeenEndpoint(
  db: Db,
  { companyId, id, version }: EndpointKey & { version: number },
  change: Change,
): Promise<EndpointRow | undefined> {
  return db
    .updateTable('webhookEndpoints')
    .set({ ...change, version: version + 1 })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEndpoint(db: Db, { companyId, id }: EndpointKey): Promise<boolean> {
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
}

const resultColumns = ({ at, status, fault }: Result) => ({ lastTriedAt: at, lastStatus: status, lastFault: fault });

export async function noteArrived(db: Db, { companyId, id }: EndpointKey, result: Result): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set({ ...resultColumns(result), failingSince: null })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** `counts`: as one of the failures after which an endpoint is switched off in the end. */
export async function noteFailed(
  db: Db,
  { companyId, id }: EndpointKey,
  { counts, ...result }: Result & { counts: boolean },
): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set(({ fn, val }) => ({
      ...resultColumns(result),
      ...(counts && { failingSince: fn.coalesce('failingSince', val(result.at)) }),
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

interface Disabling {
  at: number;
  reason: NonNullable<EndpointRow['disabledReason']>;
  /** Only where nothing has arrived since then. */
  failingSinceBefore?: number;
}

/** False where it is switched off already, or has arrived since: of several failures at once one alone tells of it. */
export async function disableEndpoint(
  db: Db,
  { companyId, id }: EndpointKey,
  { at, reason, failingSinceBefore }: Disabling,
): Promise<boolean> {
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
