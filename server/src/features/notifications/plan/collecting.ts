import type { Priority } from '@meg/shared/contract/notifications';
import { isAtLeast } from '@meg/shared/domain/notifications/notification-kinds';
import type { Db } from '../../../database/schema.js';
import { minuteMs } from '../../../time/time-units.js';
import type { ChannelName } from '../channels/channel.js';
import type { NotificationRow } from '../notifications.store.js';
import { markAfter } from './notification-marks.store.js';

const windowMs = minuteMs;

/** Waiting for others like it is for what can wait. */
export const isCollected = (priority: Priority): boolean => !isAtLeast(priority, 'high');

/**
 * The first of its type goes to a person at once; those that follow within a minute wait for its end and go as one, so
 * that a hundred leads given in one go are two letters. Undefined: at once. Asked in the transaction that stores it, and
 * right for several workers at a time.
 */
export async function collectedUntil(
  trx: Db,
  { companyId, personId, type, priority }: NotificationRow,
  { channel, nowMs }: { channel: ChannelName; nowMs: number },
): Promise<number | undefined> {
  if (!isCollected(priority)) return undefined;
  const key = `letter:${personId}:${channel}:${type}`;
  const openedAt = await markAfter(trx, { companyId, key, leadId: null, createdAt: nowMs }, windowMs);
  return openedAt === undefined ? undefined : openedAt + windowMs;
}
