import type { Selectable } from 'kysely';
import { insertOnce } from '../../database/insert-once.js';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db } from '../../database/schema.js';
import type { LeadMerge } from '../../people/lead-merge.js';
import type { NotificationsTable } from './notifications.table.js';

export type NotificationRow = Selectable<NotificationsTable>;

/** False where this person has the notification of that event already. */
export const insertNotificationOnce = (db: Db, row: NotificationRow): Promise<boolean> =>
  insertOnce(db, 'notifications', row, ['eventId', 'personId', 'type']);

export interface NotificationQuery {
  personId: string;
  isRead: boolean | undefined;
  /** Id of the last notification of the page before. */
  after: string | undefined;
  limit: number;
}

const listed = (db: Db, personId: string) =>
  db.selectFrom('notifications').where('personId', '=', personId).where('isListed', '=', 1);

/** The newest first. */
export function listNotificationRows(
  db: Db,
  { personId, isRead, after, limit }: NotificationQuery,
): Promise<NotificationRow[]> {
  return listed(db, personId)
    .selectAll()
    .$if(isRead === true, (query) => query.where('readAt', 'is not', null))
    .$if(isRead === false, (query) => query.where('readAt', 'is', null))
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Counts at most so many, so that the bell costs the same however many there are. */
export async function countUnread(db: Db, personId: string, most: number): Promise<number> {
  const some = listed(db, personId).select('id').where('readAt', 'is', null).limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NotificationKey = Pick<NotificationRow, 'id' | 'personId'>;

export function findNotification(db: Db, { id, personId }: NotificationKey): Promise<NotificationRow | undefined> {
  return listed(db, personId).selectAll().where('id', '=', id).executeTakeFirst();
}

/** False where it was read before, or does not exist. */
export async function markRead(db: Db, { id, personId }: NotificationKey, readAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt })
    .where(({ and }) => and({ id, personId, isListed: 1 }))
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns how many were unread. */
export async function markAllRead(db: Db, personId: string, readAt: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt })
    .where(({ and }) => and({ personId, isListed: 1 }))
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes its open deliveries too: the person has seen it. */
export async function deleteNotification(db: Db, { id, personId }: NotificationKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where(({ and }) => and({ id, personId, isListed: 1 }))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function carryNotificationsOver(db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> {
  for (const table of ['notifications', 'notificationMarks'] as const)
    await db
      .updateTable(table)
      .set({ leadId: keptId })
      .where('leadId', '=', mergedId)
      .where(notByIndex('companyId'), '=', companyId)
      .execute();
}

/** Deletes the notifications that name these leads, or requests without a lead. Returns their ids and people. */
export async function deleteNotificationsOf(
  db: Db,
  companyId: string,
  { leadIds, handoffIds }: Record<'leadIds' | 'handoffIds', readonly string[]>,
): Promise<NotificationKey[]> {
  const remove = (column: 'leadId' | 'handoffId', ids: readonly string[]) =>
    db
      .deleteFrom('notifications')
      .where('companyId', '=', companyId)
      .where(column, 'in', [...ids, '']);
  await db
    .deleteFrom('notificationMarks')
    .where('companyId', '=', companyId)
    .where('leadId', 'in', [...leadIds, ''])
    .execute();
  return [
    ...(await remove('leadId', leadIds).returning(['id', 'personId']).execute()),
    ...(await remove('handoffId', handoffIds).returning(['id', 'personId']).execute()),
  ];
}

/** Returns the deleted ids, with their people and requests. */
export function deleteOldOfHandoffs(db: Db, companyId: string, beforeMs: number) {
  return db
    .deleteFrom('notifications')
    .where('companyId', '=', companyId)
    .where('handoffId', 'is not', null)
    .where('createdAt', '<', beforeMs)
    .returning(['id', 'personId', 'handoffId'])
    .execute();
}
