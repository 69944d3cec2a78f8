import type { NotificationType } from '@meg/shared/contract/notifications';

/** For readers who may not learn who a visitor is: instead of the titles that name one. */
export const namelessTitles: Readonly<Partial<Record<NotificationType, string>>> = {
  lead_assigned: 'New lead: A visitor',
  high_priority_lead: 'A visitor should not wait long',
};
