import type { Priority } from '@meg/shared/contract/notifications';
import type { DropReason } from '@meg/shared/contract/sent-messages';
import { type NotificationChoice, waysOf } from '@meg/shared/domain/notifications/notification-choice';
import type { ChannelName } from '../channels/channel-name.js';

export interface Circumstances {
  channel: ChannelName;
  priority: Priority;
  choice: NotificationChoice;
  isActive: boolean;
  isSuspended: boolean;
  /** Whether the person can be reached by this channel, and this server can use it. */
  isReachable: boolean;
  nowMs: number;
}

export type Judgement = { is: 'send' } | { is: 'drop'; reason: DropReason } | { is: 'hold'; untilMs: number };

/** Decides at the time of sending, which may be long after planning. */
export function judgeDelivery(circumstances: Circumstances): Judgement {
  const { channel, priority, choice, nowMs } = circumstances;
  if (!circumstances.isActive) return { is: 'drop', reason: 'person_disabled' };
  if (circumstances.isSuspended) return { is: 'drop', reason: 'company_suspended' };
  if (!circumstances.isReachable) return { is: 'drop', reason: 'not_reachable' };
  const ways = waysOf(choice, priority, nowMs);
  if (!ways[channel]) return { is: 'drop', reason: 'switched_off' };
  return ways.quietUntilMs === null ? { is: 'send' } : { is: 'hold', untilMs: ways.quietUntilMs };
}
