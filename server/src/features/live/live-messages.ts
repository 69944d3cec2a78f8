import type { Notification } from '@meg/shared/contract/notifications';
import type { LiveEntry } from './live-entries.store.js';
import type { LiveMessage } from './live-stream.js';

/** What the person may see of the notifications that entries are about. */
export interface LiveFacts {
  find(personId: string, notificationId: string): Promise<Notification | undefined>;
  unread(personId: string): Promise<number>;
}

/** Turns the entries of one round into events, and counts each person's unread notifications once. */
export class LiveMessages {
  private readonly unread = new Map<string, Promise<number>>();

  constructor(private readonly facts: LiveFacts) {}

  unreadOf(personId: string): Promise<number> {
    const known = this.unread.get(personId) ?? this.facts.unread(personId);
    this.unread.set(personId, known);
    return known;
  }

  async messageOf({ id, kind, personId, subjectId, isQuiet }: LiveEntry): Promise<LiveMessage> {
    if (personId === null) {
      return { id, name: 'leads', data: { leadId: subjectId ?? '', isNew: kind === 'newLead' } };
    }
    const unread = await this.unreadOf(personId);
    const notification =
      kind === 'notification' && subjectId !== null ? await this.facts.find(personId, subjectId) : undefined;
    // A deleted notification is no news, but the number of unread ones may have changed.
    if (!notification) return { id, name: 'notificationsChanged', data: { unread } };
    return { id, name: 'notification', data: { notification, unread, isQuiet: isQuiet === 1 } };
  }
}
