import type { NotificationType, Priority } from '@meg/shared/contract/notifications';
import type { ChannelName } from './channels/channel-name.js';

/** One row for each person who is notified. */
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
  /** The text names this lead's person, so it is erased with the lead. */
  leadId: string | null;
  /** A request without a lead, erased with that request. */
  handoffId: string | null;
  /** 0 where the person does not want it in the app. */
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

/** Marks that something happened once, or when it happened last. */
export interface NotificationMarksTable {
  companyId: string;
  key: string;
  leadId: string | null;
  createdAt: number;
}

/** Running counts, so that a milestone needs no count over all leads. */
export interface NotificationTalliesTable {
  companyId: string;
  kind: 'leads' | 'conversions';
  count: number;
}
