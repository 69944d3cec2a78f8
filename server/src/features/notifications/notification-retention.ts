import type { FastifyInstance } from 'fastify';
import { eachHour } from '../../jobs/each-hour.js';
import type { NotificationsService } from './notifications.service.js';

/** Prunes what is kept no longer. */
export function keepNotificationRetention(app: FastifyInstance, notifications: NotificationsService): void {
  eachHour(app, {
    failure: 'old notifications were not pruned',
    run: (mayGoOn) => notifications.prune(mayGoOn),
  });
}
