import { sql } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { SentMessageQuery } from '../../../sent-message.js';
import type { DeliveryRow } from '../deliver/notification-deliveries.store.js';
import type { NotificationRow } from '../notifications.store.js';

/** The event's type is null without an event, or where the event is no longer kept. */
export type SentNotification = NotificationRow & { eventType: string | null };

/** The newest first. */
export function listSentNotifications(
  db: Db,
  { companyId, personIds, leadId, before, limit }: SentMessageQuery,
): Promise<SentNotification[]> {
  return db
    .selectFrom('notifications as n')
    .leftJoin('events as e', 'e.id', 'n.eventId')
    .selectAll('n')
    .select('e.type as eventType')
    .where('n.companyId', '=', companyId)
    .where('n.createdAt', '>', sql.lit(0))
    .$if(personIds !== undefined, (query) => query.where('n.personId', 'in', personIds as string[]))
    .$if(leadId !== undefined, (query) => query.where('n.leadId', '=', leadId as string))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('n.createdAt', 'n.id'), '<', tuple(before?.atMs as number, before?.id as string)),
      ),
    )
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
}

export async function listDeliveriesOf(db: Db, notificationIds: readonly string[]): Promise<DeliveryRow[]> {
  if (notificationIds.length === 0) return [];
  return db
    .selectFrom('notificationDeliveries')
    .selectAll()
    .where('notificationId', 'in', notificationIds)
    .orderBy('channel')
    .execute();
}
