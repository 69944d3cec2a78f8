import { isAtLeast } from '@meg/shared/domain/notifications/notification-kinds';
import type { Db } from '../../../database/schema.js';
import { minuteMs } from '../../../time/time-units.js';
import type { ChannelName } from '../channels/channel-name.js';
import type { NotificationRow } from '../notifications.store.js';
import { markAfter } from './notification-marks.store.js';

const windowMs = minuteMs;

/**
 * The first notification of a type is sent at once; those of the next minute wait for its end and go as one digest, so
 * that a hundred leads assigned together are two mails. Undefined: send at once, as all of high priority are. Runs in the transaction that stores the
 * notification, so that it is right for several workers.
 */
export async function collectedUntil(
  trx: Db,
  { companyId, personId, type, priority }: NotificationRow,
  { channel, nowMs }: { channel: ChannelName; nowMs: number },
): Promise<number | undefined> {
  if (isAtLeast(priority, 'high')) return undefined;
  const key = `letter:${personId}:${channel}:${type}`;
  const openedAt = await markAfter(trx, { companyId, key, leadId: null, createdAt: nowMs }, windowMs);
  return openedAt === undefined ? undefined : openedAt + windowMs;
}
