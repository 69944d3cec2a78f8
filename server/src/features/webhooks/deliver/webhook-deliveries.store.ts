import type { Selectable } from 'kysely';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db } from '../../../database/schema.js';
import type { LeadMerge } from '../../../people/lead-merge.js';
import type { PersonTrace } from '../../../people/person-trace.js';
import type { KeptRows } from '../../../retention/kept-rows.js';
import type { WebhookAttemptsTable, WebhookDeliveriesTable, WebhookKey } from '../webhooks.table.js';

type DeleteOld = KeptRows['deleteOld'];
export type DeliveryRow = Selectable<WebhookDeliveriesTable>;
export type AttemptRow = Selectable<WebhookAttemptsTable>;

/** False if the endpoint has a delivery of that event already. */
export async function insertDeliveryOnce(db: Db, row: DeliveryRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('webhookDeliveries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['endpointId', 'eventId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findDelivery(db: Db, { companyId, id }: WebhookKey): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

interface DeliveryQuery {
  companyId: string;
  endpointId: string;
  /** Id of the last delivery of the page before. Ids sort by time. */
  before: string | undefined;
  state: DeliveryRow['state'] | undefined;
  limit: number;
}

export type ListedDelivery = Omit<DeliveryRow, 'body' | 'emailKey' | 'phoneKey'>;

const listed = [
  ...(['id', 'companyId', 'endpointId', 'eventId', 'eventType', 'leadId', 'state'] as const),
  ...(['round', 'attempts', 'nextTryAt', 'lastStatus', 'createdAt'] as const),
] as const;

export async function listDeliveries(db: Db, query: DeliveryQuery): Promise<ListedDelivery[]> {
  const { companyId, endpointId, before, state, limit } = query;
  return db
    .selectFrom('webhookDeliveries')
    .select([...listed])
    .where('companyId', '=', companyId)
    .where('endpointId', '=', endpointId)
    .$if(before !== undefined, (rows) => rows.where('id', '<', before ?? ''))
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? 'pending'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** One try of a delivery. */
export interface TryKey extends WebhookKey {
  readonly round: number;
  /** How many tries there were before. */
  readonly attempts: number;
}

/** False if the delivery was deleted, or another try was stored meanwhile. */
export async function updateTried(
  db: Db,
  { companyId, id, round, attempts }: TryKey,
  change: Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'nextTryAt' | 'lastStatus'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set(change)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'failed'])
    .where('round', '=', round)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Undefined while a try is under way. The job of a waiting try finds a new round and does nothing. */
export async function beginRound(db: Db, { companyId, id }: WebhookKey, nowMs: number) {
  return db
    .updateTable('webhookDeliveries')
    .set(({ eb }) => ({ state: 'pending', round: eb('round', '+', 1), attempts: 0, nextTryAt: nowMs }))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('state', '<>', 'pending'), eb('nextTryAt', '>', nowMs)]))
    .returningAll()
    .executeTakeFirst();
}

export async function insertAttempt(db: Db, row: AttemptRow): Promise<void> {
  await db.insertInto('webhookAttempts').values(row).execute();
}

/** The newest first. */
export async function listAttempts(db: Db, { companyId, id }: WebhookKey, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('webhookAttempts')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('deliveryId', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const oldestBefore = (db: Db, beforeMs: number, most: number) =>
  db.selectFrom('webhookDeliveries').select('id').where('createdAt', '<', beforeMs).orderBy('createdAt').limit(most);

async function deleteByIds(db: Db, ids: ReturnType<typeof oldestBefore>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('webhookDeliveries').where('id', 'in', ids).executeTakeFirst();
  return Number(numDeletedRows);
}

export const deleteOldDeliveries: DeleteOld = (db, beforeMs, most) => deleteByIds(db, oldestBefore(db, beforeMs, most));

/** Only deliveries without a lead; the others are deleted with their lead. */
export function deleteOldLooseDeliveries(companyId: string): DeleteOld {
  return (db, beforeMs, most) =>
    deleteByIds(db, oldestBefore(db, beforeMs, most).where('companyId', '=', companyId).where('leadId', 'is', null));
}

/** Else they would be deleted with the merged lead, unsent ones too. */
export async function carryDeliveriesOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ leadId: keptId })
    .where('leadId', '=', mergedId)
    .where(notByIndex('companyId'), '=', companyId)
    .execute();
}

/** Deletes their attempts too, because answers may repeat what was sent. */
export async function deleteDeliveriesOfPerson(db: Db, { companyId, leadIds, emails, phones }: PersonTrace) {
  for (const [column, values] of [
    ['leadId', leadIds],
    ['emailKey', emails],
    ['phoneKey', phones],
  ] as const) {
    if (values.length === 0) continue;
    await db.deleteFrom('webhookDeliveries').where('companyId', '=', companyId).where(column, 'in', values).execute();
  }
}
