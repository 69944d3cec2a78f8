import type { NotificationType, Priority } from '@meg/shared/contract/notifications';

/** One row for each person and type that somebody saved. */
export interface NotificationPreferencesTable {
  id: string;
  personId: string;
  notificationType: NotificationType;
  inAppEnabled: 0 | 1;
  emailEnabled: 0 | 1;
  whatsappEnabled: 0 | 1;
  priority: Priority;
  quietHoursStart: string | null;
  quietHoursEnd: string | null;
  timezone: string;
  urgentBreaksThrough: 0 | 1;
  updatedAt: number;
}
