import {
  deleteNotification,
  listNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationPreference,
  saveQuietHours,
  saveWhatsAppNumber,
} from '@meg/shared/contract/notifications';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { NotificationsService } from './notifications.service.js';
import type { NotificationPreferencesService } from './preferences/notification-preferences.service.js';

interface Services {
  notifications: NotificationsService;
  preferences: NotificationPreferencesService;
}

export function notificationsRoutes(app: FastifyInstance, { notifications, preferences }: Services): void {
  mount(app, listNotifications, ({ query }, request) => notifications.list(personOf(request), query));
  mount(app, readNotification, ({ params }, request) => notifications.read(personOf(request), params.id));
  mount(app, readAllNotifications, (_, request) => notifications.readAll(personOf(request)));
  mount(app, deleteNotification, ({ params }, request) => notifications.delete(personOf(request), params.id));

  mount(app, listNotificationPreferences, (_, request) => preferences.list(personOf(request)));
  mount(app, saveNotificationPreference, ({ body }, request) => preferences.save(personOf(request), body));
  mount(app, saveQuietHours, ({ body }, request) => preferences.saveQuietHours(personOf(request), body));
  mount(app, saveWhatsAppNumber, ({ body }, request) =>
    preferences.saveWhatsAppNumber(personOf(request), body.whatsappNumber),
  );
}
