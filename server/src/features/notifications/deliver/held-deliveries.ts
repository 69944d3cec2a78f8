import type { NotificationType } from '@meg/shared/contract/notifications';
import { type NotificationChoice, waysOf } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { AddJob } from '../../../jobs/job.js';
import type { ChannelName } from '../channels/channel.js';
import { holdDelivery, listHeldOfType } from './notification-deliveries.store.js';

export const digestKind = 'notifications.digest';

/** What is planned in the last moment of the quiet is stored before its digest is put together. */
const graceMs = 5_000;

interface Holding {
  companyId: string;
  personId: string;
  channel: ChannelName;
  untilMs: number;
  /** False where they were only waiting for others like them. */
  wasQuiet?: boolean;
}

type Whose = { id: string; companyId: string };

/** What waits for the end of the quiet hours, or for others like it: told as one, by each channel. */
export class HeldDeliveries {
  constructor(private readonly sources: { now: () => number; addJob: AddJob }) {}

  /** One digest for all that is held until then. */
  async digestAt(trx: Db, { companyId, personId, channel, untilMs, wasQuiet = true }: Holding): Promise<void> {
    const payload = { personId, channel, dueAt: untilMs, wasQuiet: wasQuiet ? 1 : 0 };
    await this.sources.addJob(trx, {
      kind: digestKind,
      companyId,
      payload,
      runAt: untilMs + graceMs,
      uniqueKey: `${digestKind}:${personId}:${channel}:${untilMs}`,
    });
  }

  async hold(trx: Db, id: string, holding: Holding): Promise<void> {
    await holdDelivery(trx, id, holding.untilMs);
    await this.digestAt(trx, holding);
  }

  /** What was switched off stays where it is: it is dropped when its time has come. */
  async judgeAgain(
    trx: Db,
    { id: personId, companyId }: Whose,
    { type, choice }: { type: NotificationType; choice: NotificationChoice },
  ): Promise<void> {
    const nowMs = this.sources.now();
    for (const { id, channel, notification } of await listHeldOfType(trx, personId, type)) {
      const { quietUntilMs } = waysOf(choice, notification.priority, nowMs);
      await this.hold(trx, id, { companyId, personId, channel, untilMs: quietUntilMs ?? nowMs });
    }
  }
}
