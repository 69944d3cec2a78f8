import type { Selectable } from 'kysely';
import type { Db } from '../../../database/schema.js';
import type { ChannelName } from '../channels/channel-name.js';
import type { NotificationRow } from '../notifications.store.js';
import type { NotificationDeliveriesTable } from '../notifications.table.js';

export type DeliveryRow = Selectable<NotificationDeliveriesTable>;

export interface Delivery {
  id: string;
  channel: ChannelName;
  notification: NotificationRow;
}

export async function insertDelivery(db: Db, row: DeliveryRow): Promise<void> {
  await db.insertInto('notificationDeliveries').values(row).execute();
}

const withNotifications = (db: Db) =>
  db
    .selectFrom('notificationDeliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notificationId')
    .selectAll('n')
    .select(['d.id as deliveryId', 'd.channel']);

type DeliveryWithNotification = NotificationRow & { deliveryId: string; channel: ChannelName };

const deliveryOf = ({ deliveryId, channel, ...notification }: DeliveryWithNotification): Delivery => ({
  id: deliveryId,
  channel,
  notification,
});

/** `failed` is among them, because its job can be replayed. */
const open = ['due', 'held', 'failed'] as const;

export async function findDueDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const row = await withNotifications(db)
    .where('d.id', '=', id)
    .where('d.state', 'in', ['due', 'failed'])
    .executeTakeFirst();
  return row && deliveryOf(row);
}

export interface HeldQuery {
  personId: string;
  channel: ChannelName;
  /** Held until then or earlier. */
  untilMs: number;
}

/** Nobody reads a longer mail to its end: the rest follows in another. */
export const mostInDigest = 200;

/** The oldest first. */
export async function listHeld(db: Db, { personId, channel, untilMs }: HeldQuery): Promise<Delivery[]> {
  const rows = await withNotifications(db)
    .where('d.personId', '=', personId)
    .where('d.channel', '=', channel)
    .where('d.state', '=', 'held')
    .where('d.dueAt', '<=', untilMs)
    .orderBy('n.id')
    .limit(mostInDigest)
    .execute();
  return rows.map(deliveryOf);
}

/** All that is held for a person of one type, for every channel. */
export async function listHeldOfType(db: Db, personId: string, type: NotificationRow['type']): Promise<Delivery[]> {
  const rows = await withNotifications(db)
    .where('d.personId', '=', personId)
    .where('d.state', '=', 'held')
    .where('n.type', '=', type)
    .orderBy('n.id')
    .execute();
  return rows.map(deliveryOf);
}

export type KeptBackDelivery = Pick<NotificationRow, 'leadId' | 'handoffId' | 'priority'> &
  Pick<DeliveryRow, 'id' | 'state'>;

/** Types whose titles name a visitor. */
const namingTypes = ['lead_assigned', 'high_priority_lead'] as const;

/** Mails about visitors that the limit of an unconfirmed mailbox kept back, those that were sent and those still to go. */
export function listKeptBack(db: Db, personId: string, ids?: readonly string[]): Promise<KeptBackDelivery[]> {
  return db
    .selectFrom('notificationDeliveries as d')
    .innerJoin('notifications as n', 'n.id', 'd.notificationId')
    .select(['d.id', 'd.state', 'n.leadId', 'n.handoffId', 'n.priority'])
    .where('d.personId', '=', personId)
    .where('d.channel', '=', 'email')
    .where('n.type', 'in', namingTypes)
    .where(({ or, and, eb }) =>
      or([
        eb('d.state', 'in', ['sent', 'due', 'held']),
        and([eb('d.state', '=', 'dropped'), eb('d.reason', '=', 'mailbox_full')]),
      ]),
    )
    .$if(ids !== undefined, (query) => query.where('d.id', 'in', ids as string[]))
    .orderBy('n.id')
    .execute();
}

/** For what has to be sent once more. */
export async function reopenDelivery(db: Db, id: string): Promise<void> {
  await db
    .updateTable('notificationDeliveries')
    .set({ state: 'due', finishedAt: null, reason: null })
    .where('id', '=', id)
    .execute();
}

interface Outcome {
  state: 'sent' | 'failed' | 'dropped';
  atMs: number;
  reason: string | null;
}

/** Changes only deliveries that had not ended, so that a job may run twice. */
export async function endDeliveries(db: Db, ids: readonly string[], { state, atMs, reason }: Outcome): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notificationDeliveries')
    .set({ state, finishedAt: atMs, reason })
    .where('id', 'in', ids)
    .where('state', 'in', open)
    .execute();
}

export async function holdDelivery(db: Db, id: string, dueAt: number): Promise<void> {
  await db
    .updateTable('notificationDeliveries')
    .set({ state: 'held', dueAt })
    .where('id', '=', id)
    .where('state', 'in', open)
    .execute();
}

const sentColumn = { email: 'emailSentAt', whatsapp: 'whatsappSentAt' } as const;

export async function markSent(db: Db, channel: ChannelName, ids: readonly string[], atMs: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ [sentColumn[channel]]: atMs })
    .where('id', 'in', ids)
    .execute();
}
