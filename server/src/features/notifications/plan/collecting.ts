import { isAtLeast } from '@meg/shared/domain/notifications/notification-kinds';
import type { Db } from '../../../database/schema.js';
import type { Limit, SharedLimits } from '../../../limits/shared-limits.js';
import { hourMs, minuteMs } from '../../../time/time-units.js';
import type { ChannelName } from '../channels/channel-name.js';
import type { NotificationRow } from '../notifications.store.js';
import { markAfter } from './notification-marks.store.js';

const windowMs = minuteMs;
/** How long what comes thick is collected. */
const thickMs = 5 * minuteMs;
/** Of what is urgent only this long: whoever asked to be called waits for it. */
const thickUrgentMs = minuteMs;
const mostAtOnce = 5;
const mostAnHour = 20;

interface Arrival {
  channel: ChannelName;
  nowMs: number;
  limits: SharedLimits;
  /** What happened, and to whom: more of the same is told together. Undefined: nobody's. */
  about: string | undefined;
  /** One network asks again and again: it must not use up what other visitors need. */
  isCrowded: boolean;
}

/**
 * Until when a message waits for others, with which it goes as one. Undefined: it is sent at once. Each person has a
 * budget for each channel and priority, so that no stranger can fill a mailbox, and a flood of leads delays nothing
 * urgent. Runs in the transaction that stores the notification, so that it is right for several workers.
 */
export async function collectedUntil(
  trx: Db,
  row: NotificationRow,
  { channel, nowMs, limits, about, isCrowded }: Arrival,
): Promise<number | undefined> {
  const { companyId, personId, type, priority } = row;
  const of = `${companyId} ${personId} ${channel} ${priority}`;
  const anHour = { name: 'messages-an-hour', of, most: mostAnHour, windowMs: hourMs };
  const isWithin = async (...wanted: Limit[]) => (await limits.takeIn(trx, wanted)) === undefined;
  // By the clock, so that all that waits then is one message.
  const collectMs = priority === 'urgent' ? thickUrgentMs : thickMs;
  const thickUntil = (Math.floor(nowMs / collectMs) + 1) * collectMs;
  if (isAtLeast(priority, 'high')) {
    const ofOne = { name: 'messages-about-one', of: `${of} ${about}`, most: 1, windowMs: thickMs };
    const atOnce = { name: 'messages-at-once', of, most: mostAtOnce, windowMs: thickMs };
    const isPrompt = !isCrowded && (await isWithin(...(about === undefined ? [] : [ofOne]), atOnce, anHour));
    return isPrompt ? undefined : thickUntil;
  }
  // The first of a type goes at once; those of the next minute go as one, so that a hundred leads assigned together are two.
  const key = `letter:${personId}:${channel}:${type}`;
  const openedAt = await markAfter(trx, { companyId, key, leadId: null, createdAt: nowMs }, windowMs);
  if (!(await isWithin(anHour))) return thickUntil;
  if (openedAt === undefined) return undefined;
  // It was only asked whether there is room: the message of the minute is one for all that is in it.
  await limits.giveBackIn(trx, [anHour]);
  return openedAt + windowMs;
}
