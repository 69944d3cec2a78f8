import type { Selectable } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { NotificationsTable } from './notifications.table.js';

export type NotificationRow = Selectable<NotificationsTable>;

/** False where this person was told of it before. */
export async function insertNotificationOnce(db: Db, row: NotificationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notifications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['eventId', 'personId', 'type']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface NotificationsWanted {
  personId: string;
  isRead: boolean | undefined;
  /** The one that the page begins after. */
  after: string | undefined;
  limit: number;
}

const listed = (db: Db, personId: string) =>
  db.selectFrom('notifications').where('personId', '=', personId).where('isListed', '=', 1);

/** The newest first. */
export function listNotificationRows(
  db: Db,
  { personId, isRead, after, limit }: NotificationsWanted,
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

/** Counts no further than the limit, so that the bell costs the same however long nobody looked. */
export async function countUnread(db: Db, personId: string, most: number): Promise<number> {
  const some = listed(db, personId).select('id').where('readAt', 'is', null).limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Own {
  id: string;
  personId: string;
}

export function findNotification(db: Db, { id, personId }: Own): Promise<NotificationRow | undefined> {
  return listed(db, personId).selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isNotificationOf(db: Db, { id, personId }: Own): Promise<boolean> {
  const row = await listed(db, personId).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** False where it was read before, or is not there. */
export async function markRead(db: Db, { id, personId }: Own, readAt: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('isListed', '=', 1)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Answers how many were unread. */
export async function markAllRead(db: Db, personId: string, readAt: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ readAt })
    .where('personId', '=', personId)
    .where('isListed', '=', 1)
    .where('readAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** With what was still to be sent of it: who has deleted it has seen it. */
export async function deleteNotification(db: Db, { id, personId }: Own): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('isListed', '=', 1)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** With those who were told. */
export async function listNotificationsOf(
  db: Db,
  companyId: string,
  subject: { column: 'leadId' | 'handoffId'; ids: readonly string[] },
): Promise<Pick<NotificationRow, 'id' | 'personId'>[]> {
  if (subject.ids.length === 0) return [];
  return db
    .selectFrom('notifications')
    .select(['id', 'personId'])
    .where('companyId', '=', companyId)
    .where(subject.column, 'in', subject.ids)
    .execute();
}

export async function deleteNotificationsOfLeads(db: Db, companyId: string, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  for (const table of ['notifications', 'notificationMarks'] as const) {
    await db.deleteFrom(table).where('companyId', '=', companyId).where('leadId', 'in', leadIds).execute();
  }
}

/** Of requests of people who left no lead. */
export async function deleteNotificationsOfHandoffs(db: Db, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('notifications').where('companyId', '=', companyId).where('handoffId', 'in', ids).execute();
}

type OfHandoff = Pick<NotificationRow, 'id' | 'personId' | 'handoffId'>;

/** Answers what they were about, and who was told. */
export async function deleteOldOfHandoffs(db: Db, companyId: string, beforeMs: number): Promise<OfHandoff[]> {
  return db
    .deleteFrom('notifications')
    .where('companyId', '=', companyId)
    .where('handoffId', 'is not', null)
    .where('createdAt', '<', beforeMs)
    .returning(['id', 'personId', 'handoffId'])
    .execute();
}

/** Of all companies: the platform keeps no longer what nobody looks at any more. Answers how many there were. */
export async function deleteOldNotifications(db: Db, beforeMs: number, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (inner) =>
      inner.selectFrom('notifications').select('id').where('createdAt', '<', beforeMs).orderBy('createdAt').limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
