import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { listNotifications, Notification } from '@meg/shared/contract/notifications';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { forgetReasons } from '../../jobs/forget-reasons.js';
import type { Person } from '../../people/person.js';
import type { PersonTrace } from '../../people/person-trace.js';
import { pick } from '../../pick.js';
import { readPage } from '../../read-page.js';
import { isoTime } from '../../time/iso-time.js';
import { dayMs } from '../../time/time-units.js';
import type { Announce } from '../live/live.events.js';
import type { FeaturesUsed } from './features-used.js';
import {
  countUnread,
  deleteNotification,
  deleteNotificationsOf,
  deleteOldOfHandoffs,
  findNotification,
  listNotificationRows,
  markAllRead,
  markRead,
  type NotificationRow,
} from './notifications.store.js';

const countedMost = 100;
export const keptNotificationMs = 180 * dayMs;

const notFound = () =>
  new AppError('not_found', { message: 'This notification is not there. It may have been deleted.' });

export function notificationView(row: NotificationRow): Notification {
  return {
    ...pick(row, 'id', 'title', 'message', 'priority', 'type', 'actionUrl'),
    isRead: row.readAt !== null,
    createdAt: isoTime(row.createdAt),
    emailSent: row.emailSentAt !== null,
    whatsappSent: row.whatsappSentAt !== null,
  };
}

/** The notifications of a person. Nobody sees or changes another's. */
export class NotificationsService {
  constructor(private readonly needs: Ground & FeaturesUsed & { announce: Announce }) {}

  async list({ id: personId }: Person, query: ParsedInputOf<typeof listNotifications>['query']) {
    const { reader } = this.needs.database;
    const isRead = query.isRead === undefined ? undefined : query.isRead === 'true';
    const read = (limit: number) => listNotificationRows(reader, { personId, isRead, after: query.cursor, limit });
    const [{ shown, next }, unread] = await Promise.all([
      readPage(query.limit, read, ({ id }) => id),
      this.unread(personId),
    ]);
    return { notifications: shown.map(notificationView), next, unread };
  }

  /** Undefined where it was deleted or is not the person's. */
  async find(personId: string, id: string, db: Db = this.needs.database.reader): Promise<Notification | undefined> {
    const row = await findNotification(db, { id, personId });
    return row && notificationView(row);
  }

  unread(personId: string, db: Db = this.needs.database.reader): Promise<number> {
    return countUnread(db, personId, countedMost);
  }

  read(person: Person, id: string) {
    return this.change(person, async (trx) => {
      const own = { id, personId: person.id };
      if (await markRead(trx, own, this.needs.now())) return true;
      if (!(await findNotification(trx, own))) throw notFound();
      return false;
    });
  }

  readAll(person: Person) {
    return this.change(person, async (trx) => (await markAllRead(trx, person.id, this.needs.now())) > 0);
  }

  delete(person: Person, id: string) {
    return this.change(person, async (trx) => {
      if (!(await deleteNotification(trx, { id, personId: person.id }))) throw notFound();
      return true;
    });
  }

  /** Erases the notifications that name a visitor, with their open deliveries. */
  async erase(trx: Db, person: PersonTrace): Promise<void> {
    const handoffs = await this.needs.handoffs.ofPerson(trx, person);
    const { companyId, leadIds } = person;
    const handoffIds = handoffs.map(({ id }) => id);
    const deleted = await deleteNotificationsOf(trx, companyId, { leadIds, handoffIds });
    const named = deleted.flatMap(({ id, personId }) => [id, personId]);
    await forgetReasons(trx, companyId, new Set([...leadIds, ...handoffIds, ...named]));
  }

  /** Deletes notifications of requests that are past their company's retention. */
  async expire(mayContinue: () => boolean): Promise<void> {
    const { database, now, companies } = this.needs;
    for await (const { id, config } of companies.all()) {
      if (!mayContinue()) return;
      const beforeMs = now() - config.retentionDays * dayMs;
      if (config.retentionDays > 0) await database.transaction((trx) => this.eraseOldOfHandoffs(trx, id, beforeMs));
    }
  }

  private async eraseOldOfHandoffs(trx: Db, companyId: string, beforeMs: number): Promise<void> {
    const deleted = await deleteOldOfHandoffs(trx, companyId, beforeMs);
    if (deleted.length === 0) return;
    const named = deleted.flatMap(({ id, personId, handoffId }) => [id, personId, String(handoffId)]);
    await forgetReasons(trx, companyId, new Set(named));
  }

  /** Tells the person's other open pages if something changed. */
  private change({ id: personId, companyId }: Person, work: (trx: Db) => Promise<boolean>) {
    const { database, announce } = this.needs;
    return database.transaction(async (trx) => {
      const hasChanged = await work(trx);
      const changed = { companyId, personId, kind: 'notificationsChanged', subjectId: null, isQuiet: false } as const;
      if (hasChanged) await announce(trx, changed);
      return { unread: await this.unread(personId, trx) };
    });
  }
}
