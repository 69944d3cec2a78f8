import type { NotificationType, Priority } from '@meg/shared/contract/notifications';
import type { ChannelName } from './channels/channel.js';

/** One row for each person who is told. */
export interface NotificationsTable {
  id: string;
  companyId: string;
  personId: string;
  eventId: string;
  type: NotificationType;
  priority: Priority;
  title: string;
  message: string;
  actionUrl: string | null;
  /** Whose person the text names: it is erased with that lead. */
  leadId: string | null;
  /** Of somebody who left no lead, and whom the text names: it is erased with that request. */
  handoffId: string | null;
  /** 0 where the person wants it by other ways only: it then stands in no list. */
  isListed: 0 | 1;
  readAt: number | null;
  createdAt: number;
  emailSentAt: number | null;
  whatsappSentAt: number | null;
}

export interface NotificationDeliveriesTable {
  id: string;
  notificationId: string;
  personId: string;
  channel: ChannelName;
  /** `held` waits for the end of the quiet hours, or of the minute in which others like it are collected. */
  state: 'due' | 'held' | 'sent' | 'failed' | 'dropped';
  dueAt: number;
  finishedAt: number | null;
  /** Why it was not sent. */
  reason: string | null;
}

/** What a company is told of once, or when it was told last. */
export interface NotificationMarksTable {
  companyId: string;
  key: string;
  leadId: string | null;
  createdAt: number;
}

/** Counted up as leads come and are won, so that no milestone needs a look at all of them. */
export interface NotificationTalliesTable {
  companyId: string;
  kind: 'leads' | 'conversions';
  count: number;
}
