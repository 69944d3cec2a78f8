import type { NotificationType } from '@meg/shared/contract/notifications';
import { type NotificationChoice, waysOf } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Person } from '../../../people/person.js';
import type { ChannelName } from '../channels/channel-name.js';
import { holdDelivery, listHeldOfType } from './notification-deliveries.store.js';

export const digestKind = 'notifications.digest';

/** So that what is planned in the last moment of the quiet hours is stored before its digest is put together. */
const graceMs = 5_000;

interface Holding {
  companyId: string;
  personId: string;
  channel: ChannelName;
  untilMs: number;
  /** False where they only waited for others of their type. */
  wasQuiet?: boolean;
  /** True where the limit of an unconfirmed mailbox kept them back before. */
  wasKeptBack?: boolean;
}

/** Deliveries that wait for the end of the quiet hours, or for others of their type. Each channel sends them as one. */
export class HeldDeliveries {
  constructor(private readonly ground: Pick<Ground, 'now' | 'addJob'>) {}

  /** Plans one digest for all that is held until then. */
  async digestAt(trx: Db, { companyId, personId, channel, untilMs, wasQuiet = true, wasKeptBack = false }: Holding) {
    const payload = {
      personId,
      channel,
      dueAt: untilMs,
      wasQuiet: wasQuiet ? 1 : 0,
      wasKeptBack: wasKeptBack ? 1 : 0,
    };
    await this.ground.addJob(trx, {
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

  /** Moves what is held to the end of the new quiet hours. What was switched off is dropped when it is due. */
  async reschedule(
    trx: Db,
    { id: personId, companyId }: Pick<Person, 'id' | 'companyId'>,
    { type, choice }: { type: NotificationType; choice: NotificationChoice },
  ): Promise<void> {
    const nowMs = this.ground.now();
    for (const { id, channel, notification } of await listHeldOfType(trx, personId, type)) {
      const { quietUntilMs } = waysOf(choice, notification.priority, nowMs);
      await this.hold(trx, id, { companyId, personId, channel, untilMs: quietUntilMs ?? nowMs });
    }
  }
}
