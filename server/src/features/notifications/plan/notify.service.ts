import { waysOf } from '@meg/shared/domain/notifications/notification-choice';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Announce } from '../../live/live.events.js';
import type { Channels } from '../channels/channel.js';
import { type ChannelName, channelNames } from '../channels/channel-name.js';
import type { HeldDeliveries } from '../deliver/held-deliveries.js';
import { insertDelivery } from '../deliver/notification-deliveries.store.js';
import { insertNotificationOnce, type NotificationRow } from '../notifications.store.js';
import type { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import { collectedUntil } from './collecting.js';
import { idInTimeOf } from './notification-id.js';
import type { Company, Draft } from './plan-notifications.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'addJob'> {
  announce: Announce;
  channels: Channels;
  preferences: NotificationPreferencesService;
  held: HeldDeliveries;
}

/** What caused a notification: each person is notified once of each event. */
export interface Origin {
  eventId: string;
  companyId: string;
  /** Lists show the notification at the time of this event; missing: now. */
  causeId?: string;
}

interface DeliveryWay {
  channel: ChannelName;
  quietUntilMs: number | null;
}

/** Stores notifications and their deliveries in the transaction that ends the planning. */
export class NotifyService {
  constructor(private readonly needs: Needs) {}

  async notifyAll(
    trx: Db,
    origin: Origin,
    { drafts, team }: { drafts: Draft[]; team: Company['team'] },
  ): Promise<void> {
    for (const draft of drafts) {
      const choiceOf = await this.needs.preferences.choices(trx, draft.personIds, draft.type);
      for (const person of team.filter(({ id }) => draft.personIds.includes(id))) {
        const ways = waysOf(choiceOf(person.id), draft.priority, this.needs.now());
        const channels = channelNames.filter((name) => ways[name] && this.reaches(name, person, draft));
        if (!ways.inApp && channels.length === 0) continue;
        const { quietUntilMs } = ways;
        const row = this.rowOf(origin, draft, { personId: person.id, isListed: ways.inApp ? 1 : 0 });
        if (!(await insertNotificationOnce(trx, row))) continue;
        if (ways.inApp) await this.announce(trx, row, quietUntilMs !== null);
        for (const channel of channels) await this.deliver(trx, row, { channel, quietUntilMs });
      }
    }
  }

  private reaches(name: ChannelName, { reach }: Company['team'][number], { inAppOnly }: Draft): boolean {
    return !inAppOnly && reach[name] && this.needs.channels[name] !== undefined;
  }

  private announce(trx: Db, { id, companyId, personId }: NotificationRow, isQuiet: boolean): Promise<void> {
    return this.needs.announce(trx, { companyId, personId, kind: 'notification', subjectId: id, isQuiet });
  }

  private async deliver(trx: Db, row: NotificationRow, { channel, quietUntilMs }: DeliveryWay): Promise<void> {
    const { newId, now, addJob, held } = this.needs;
    const { companyId, personId } = row;
    const id = newId();
    const untilMs = quietUntilMs ?? (await collectedUntil(trx, row, { channel, nowMs: now() }));
    const delivery = { id, notificationId: row.id, personId, channel, dueAt: untilMs ?? now() };
    const state = untilMs === undefined ? 'due' : 'held';
    await insertDelivery(trx, { ...delivery, state, finishedAt: null, reason: null });
    if (untilMs !== undefined) {
      await held.digestAt(trx, { companyId, personId, channel, untilMs, wasQuiet: quietUntilMs !== null });
    } else {
      const payload = { notificationId: row.id, deliveryId: id };
      await addJob(trx, { kind: `notifications.${channel}`, companyId, payload });
    }
  }

  private rowOf(
    { eventId, companyId, causeId }: Origin,
    { type, priority, title, message, actionUrl, leadId, handoffId }: Draft,
    listing: Pick<NotificationRow, 'personId' | 'isListed'>,
  ): NotificationRow {
    const { newId, now } = this.needs;
    const id = causeId === undefined ? newId() : idInTimeOf(causeId, newId());
    return {
      id,
      companyId,
      eventId,
      type,
      priority,
      title,
      message,
      actionUrl,
      leadId,
      handoffId: handoffId ?? null,
      ...listing,
      readAt: null,
      createdAt: now(),
      emailSentAt: null,
      whatsappSentAt: null,
    };
  }
}
