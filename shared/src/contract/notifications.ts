import { z } from 'zod';
import { notificationTypes, priorities } from '../domain/notifications/notification-kinds.js';
import { endpoint } from './endpoint.js';
import { pageSize } from './page-size.js';
import { text } from './text.js';
import { timezone } from './timezone.js';

export {
  type NotificationType,
  notificationTypes,
  type Priority,
  priorities,
} from '../domain/notifications/notification-kinds.js';

export const notification = z
  .object({
    id: z.uuid(),
    title: z.string(),
    message: z.string(),
    priority: z.enum(priorities),
    type: z.enum(notificationTypes),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
    emailSent: z.boolean(),
    whatsappSent: z.boolean(),
    actionUrl: z.string().nullable().describe('A page of the dashboard, as in /admin/leads/0190….'),
  })
  .meta({ id: 'Notification' });

export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint('GET', '/api/notifications', {
  summary: "A person's own notifications, the newest first",
  access: 'signedIn',
  query: z.strictObject({
    isRead: z.enum(['true', 'false']).optional().describe('Missing: all.'),
    cursor: z.uuid().optional().describe('`next` of the page before.'),
    limit: pageSize(100, 30),
  }),
  answer: z
    .object({
      notifications: z.array(notification),
      next: z.uuid().nullable(),
      unread: z.number().int().describe('How many are unread, counted up to 100.'),
    })
    .meta({ id: 'NotificationPage' }),
});

const notificationParams = z.strictObject({ id: z.uuid() });
const unreadLeft = z.object({ unread: z.number().int() }).meta({ id: 'UnreadNotifications' });

export const readNotification = endpoint('PUT', '/api/notifications/:id/read', {
  summary: 'Mark one as read',
  access: 'signedIn',
  params: notificationParams,
  answer: unreadLeft,
  errors: ['not_found'],
});

export const readAllNotifications = endpoint('PUT', '/api/notifications/read', {
  summary: 'Mark all as read',
  access: 'signedIn',
  answer: unreadLeft,
});

export const deleteNotification = endpoint('DELETE', '/api/notifications/:id', {
  summary: 'Delete one',
  access: 'signedIn',
  params: notificationParams,
  answer: unreadLeft,
  errors: ['not_found'],
});

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 21:00');

const preferenceFields = {
  notificationType: z.enum(notificationTypes, { error: 'Notification type is required' }),
  inAppEnabled: z.boolean(),
  emailEnabled: z.boolean(),
  whatsappEnabled: z.boolean(),
  priority: z.enum(priorities, { error: 'Priority is required' }).describe('The least to be told of.'),
  quietHoursStart: timeOfDay.nullable(),
  quietHoursEnd: timeOfDay.nullable().describe('Not after the start: on the day after.'),
  timezone,
  urgentBreaksThrough: z.boolean().describe('Whether what is urgent is told in quiet hours, too.'),
};

interface Quiet {
  quietHoursStart: string | null;
  quietHoursEnd: string | null;
}

const isWhole = ({ quietHoursStart: start, quietHoursEnd: end }: Quiet) => (start === null) === (end === null);
const wholeFault = { path: ['quietHoursEnd'], message: 'Quiet hours need a start and an end' };
const hasLength = ({ quietHoursStart: start, quietHoursEnd: end }: Quiet) => start === null || start !== end;
const lengthFault = {
  path: ['quietHoursEnd'],
  message: 'Choose another end: these quiet hours would have no length',
};

const newPreference = z
  .strictObject({
    ...preferenceFields,
    inAppEnabled: preferenceFields.inAppEnabled.default(true),
    emailEnabled: preferenceFields.emailEnabled.default(true),
    whatsappEnabled: preferenceFields.whatsappEnabled.default(false),
    priority: preferenceFields.priority.default('medium'),
    quietHoursStart: preferenceFields.quietHoursStart.default(null),
    quietHoursEnd: preferenceFields.quietHoursEnd.default(null),
    timezone: timezone.optional().describe("Missing: the person's own."),
    urgentBreaksThrough: preferenceFields.urgentBreaksThrough.default(false),
  })
  .refine(isWhole, wholeFault)
  .refine(hasLength, lengthFault)
  .meta({ id: 'NewNotificationPreference' });

const notificationPreference = z
  .object({ ...preferenceFields, id: z.uuid().nullable().describe('Null: not saved yet, these are the defaults.') })
  .meta({ id: 'NotificationPreference' });

export type NewNotificationPreference = z.output<typeof newPreference>;
export type NotificationPreference = z.output<typeof notificationPreference>;

export const listNotificationPreferences = endpoint('GET', '/api/notification-preferences', {
  summary: "A person's preferences, one for each type",
  access: 'signedIn',
  answer: z
    .object({
      preferences: z.array(notificationPreference),
      whatsappNumber: z.string().describe("The person's own, where messages go. Empty: none."),
      offersWhatsApp: z.boolean().describe('Whether this server can send WhatsApp messages.'),
      offersEmail: z.boolean(),
      timezone: timezone.describe('Of the person: from the sign-up or their browser, until they choose another.'),
    })
    .meta({ id: 'NotificationPreferences' }),
});

export const saveNotificationPreference = endpoint('POST', '/api/notification-preferences', {
  summary: "Save a person's preference for a type, in place of the one before",
  access: 'signedIn',
  body: newPreference,
  answer: notificationPreference,
});

const quietHours = z
  .strictObject({
    quietHoursStart: preferenceFields.quietHoursStart,
    quietHoursEnd: preferenceFields.quietHoursEnd,
    timezone,
    urgentBreaksThrough: preferenceFields.urgentBreaksThrough,
  })
  .refine(isWhole, wholeFault)
  .refine(hasLength, lengthFault)
  .meta({ id: 'QuietHours' });

export type QuietHoursChoice = z.output<typeof quietHours>;

export const saveQuietHours = endpoint('PUT', '/api/notification-preferences/quiet-hours', {
  summary: "A person's quiet hours and time zone, for all types at once",
  access: 'signedIn',
  body: quietHours,
  answer: quietHours,
});

export const saveWhatsAppNumber = endpoint('PUT', '/api/notification-preferences/whatsapp', {
  summary: 'Where WhatsApp messages to this person go',
  access: 'signedIn',
  body: z.strictObject({
    whatsappNumber: text(50).describe('A national number is one of the company’s country. Empty: none.'),
  }),
  answer: z.object({ whatsappNumber: z.string().describe('As it is stored, such as +60123456789.') }),
});
