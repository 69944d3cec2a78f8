import type { SentMessage, SentMessageWay } from '@meg/shared/contract/sent-messages';
import type { Ground } from '../../../ground.js';
import { pick } from '../../../pick.js';
import { type PeopleById, recipientOf, type SentMessageQuery, type SentMessageSource } from '../../../sent-message.js';
import { isoTime } from '../../../time/iso-time.js';
import type { DeliveryRow } from '../deliver/notification-deliveries.store.js';
import type { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import { listDeliveriesOf, listSentNotifications, type SentNotification } from './sent-notifications.store.js';

type Needs = Pick<Ground, 'database'> & { preferences: NotificationPreferencesService };

function wayOf({ channel, state, reason, dueAt, finishedAt }: DeliveryRow): SentMessageWay {
  return { channel, state: state === 'due' ? 'queued' : state, reason, at: isoTime(finishedAt ?? dueAt) };
}

function waysOf(row: SentNotification, deliveries: readonly DeliveryRow[]): SentMessageWay[] {
  const own = deliveries.filter(({ notificationId }) => notificationId === row.id).map(wayOf);
  if (row.isListed === 0) return own;
  return [{ channel: 'app', state: 'sent', reason: null, at: isoTime(row.createdAt) }, ...own];
}

/** Notifications with the reason why they were sent, and what became of each delivery. */
export class SentNotificationsService implements SentMessageSource {
  constructor(private readonly needs: Needs) {}

  async sent(wanted: SentMessageQuery, people: PeopleById): Promise<SentMessage[]> {
    if (wanted.personIds?.length === 0) return [];
    const { reader } = this.needs.database;
    const rows = await listSentNotifications(reader, wanted);
    const deliveries = await listDeliveriesOf(
      reader,
      rows.map(({ id }) => id),
    );
    return Promise.all(rows.map((row) => this.messageOf(row, waysOf(row, deliveries), people)));
  }

  private async messageOf(row: SentNotification, ways: SentMessageWay[], people: PeopleById): Promise<SentMessage> {
    const { preferences, database } = this.needs;
    const choice = await preferences.choice(database.reader, row.personId, row.type);
    return {
      ...pick(row, 'id', 'title', 'leadId', 'priority'),
      at: isoTime(row.createdAt),
      kind: 'notification',
      recipient: recipientOf(people, row.personId),
      event: row.eventType,
      notificationType: row.type,
      preference: {
        isOn: choice.inAppEnabled || choice.emailEnabled || choice.whatsappEnabled,
        leastPriority: choice.priority,
      },
      ways,
    };
  }
}
