import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { listNotifications, Notification } from '@meg/shared/contract/notifications';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { forgetReasons } from '../../jobs/forget-reasons.js';
import type { Person } from '../../people/person.js';
import type { PersonTrace } from '../../people/person-trace.js';
import { dayMs } from '../../time/time-units.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { Announce } from '../live/live.events.js';
import {
  countUnread,
  deleteNotification,
  deleteNotificationsOfHandoffs,
  deleteNotificationsOfLeads,
  deleteOldOfHandoffs,
  findNotification,
  listNotificationRows,
  listNotificationsOf,
  markAllRead,
  markRead,
  type NotificationRow,
} from './notifications.store.js';

const countedMost = 100;
export const keptNotificationMs = 180 * dayMs;

interface Needs extends Pick<Ground, 'database' | 'now'> {
  announce: Announce;
  companies: CompaniesService;
  handoffs: HandoffsService;
}

interface ListRequest {
  isRead: boolean | undefined;
  cursor: string | undefined;
  limit: number;
}

const notFound = () =>
  new AppError('not_found', { message: 'This notification is not there. It may have been deleted.' });

export function notificationView(row: NotificationRow): Notification {
  const { id, title, message, priority, type, actionUrl } = row;
  return {
    id,
    title,
    message,
    priority,
    type,
    actionUrl,
    isRead: row.readAt !== null,
    createdAt: new Date(row.createdAt).toISOString(),
    emailSent: row.emailSentAt !== null,
    whatsappSent: row.whatsappSentAt !== null,
  };
}

/** The notifications of a person. Nobody sees or changes another's. */
export class NotificationsService {
  constructor(private readonly needs: Needs) {}

  async list(
    { id: personId }: Person,
    { isRead, cursor, limit }: ListRequest,
  ): Promise<AnswerOf<typeof listNotifications>> {
    const { reader } = this.needs.database;
    const [rows, unread] = await Promise.all([
      listNotificationRows(reader, { personId, isRead, after: cursor, limit: limit + 1 }),
      this.unread(personId),
    ]);
    const shown = rows.slice(0, limit);
    const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
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

  read(person: Person, id: string): Promise<{ unread: number }> {
    return this.change(person, async (trx) => {
      const own = { id, personId: person.id };
      if (await markRead(trx, own, this.needs.now())) return true;
      if (!(await findNotification(trx, own))) throw notFound();
      return false;
    });
  }

  readAll(person: Person): Promise<{ unread: number }> {
    return this.change(person, async (trx) => (await markAllRead(trx, person.id, this.needs.now())) > 0);
  }

  delete(person: Person, id: string): Promise<{ unread: number }> {
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
    const notifications = [
      ...(await listNotificationsOf(trx, companyId, { column: 'leadId', ids: leadIds })),
      ...(await listNotificationsOf(trx, companyId, { column: 'handoffId', ids: handoffIds })),
    ];
    const named = notifications.flatMap(({ id, personId }) => [id, personId]);
    await forgetReasons(trx, companyId, new Set([...leadIds, ...handoffIds, ...named]));
    await deleteNotificationsOfLeads(trx, companyId, leadIds);
    await deleteNotificationsOfHandoffs(trx, companyId, handoffIds);
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
  private change(
    { id: personId, companyId }: Person,
    work: (trx: Db) => Promise<boolean>,
  ): Promise<{ unread: number }> {
    const { database, announce } = this.needs;
    return database.transaction(async (trx) => {
      const hasChanged = await work(trx);
      const changed = { companyId, personId, kind: 'notificationsChanged', subjectId: null, isQuiet: false } as const;
      if (hasChanged) await announce(trx, changed);
      return { unread: await this.unread(personId, trx) };
    });
  }
}
