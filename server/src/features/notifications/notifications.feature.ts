import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import { announcer } from '../live/live.events.js';
import type { Channels } from './channels/channel.js';
import { channelNames } from './channels/channel-name.js';
import { serverChannels } from './channels/server-channels.js';
import { deliveryJob, digestJob } from './deliver/delivery.jobs.js';
import { HeldDeliveries } from './deliver/held-deliveries.js';
import { KeptBackDeliveries } from './deliver/kept-back-deliveries.js';
import { SendingService } from './deliver/sending.service.js';
import type { FeaturesUsed } from './features-used.js';
import { notificationsRoutes } from './notifications.routes.js';
import { keptNotificationMs, NotificationsService } from './notifications.service.js';
import { carryNotificationsOver } from './notifications.store.js';
import { AssigneeAwayJob } from './plan/assignee-away.job.js';
import { NotificationFacts } from './plan/notification-facts.js';
import { NotificationsPlan } from './plan/notifications-plan.job.js';
import { NotifyService } from './plan/notify.service.js';
import { ReminderJob } from './plan/reminder.job.js';
import { TaskDueJob, TaskGivenJob } from './plan/task-due.job.js';
import { NotificationPreferencesService } from './preferences/notification-preferences.service.js';
import { SentNotificationsService } from './sent/sent-notifications.service.js';

interface Used extends FeaturesUsed {
  /** Missing: as the mailer and the WhatsApp settings allow. */
  channels?: Channels | undefined;
}

/** Notifies people of a company of what happens, in the app, by email and by WhatsApp. */
export function notificationsFeature(ground: Ground, used: Used) {
  const channels = used.channels ?? serverChannels(ground, used);
  const needs = { ...ground, ...used, channels, announce: announcer(ground) };
  const held = new HeldDeliveries(needs);
  const preferences = new NotificationPreferencesService({ ...needs, held });
  const facts = new NotificationFacts(needs);
  const notify = new NotifyService({ ...needs, preferences, held });
  const keptBack = new KeptBackDeliveries({ ...needs, held });
  const sending = new SendingService({ ...needs, facts, preferences, held, keptBack });
  const notifications = new NotificationsService(needs);
  return {
    name: 'notifications',
    service: {
      notifications,
      preferences,
      sentNotifications: new SentNotificationsService({ ...ground, preferences }),
    },
    routes: (app) => notificationsRoutes(app, { notifications, preferences }),
    jobs: [
      new NotificationsPlan({ ...needs, facts, notify }),
      new ReminderJob({ ...needs, facts, notify }),
      new AssigneeAwayJob({ ...needs, facts, notify, preferences }),
      new TaskDueJob({ ...needs, facts, notify }),
      new TaskGivenJob({ ...needs, facts, notify }),
      digestJob({ ...needs, sending, held }),
      ...channelNames.map((channel) => deliveryJob(channel, { ...needs, sending })),
    ],
    hourly: [
      {
        failure: 'notifications of requests past their time were not deleted',
        run: (mayContinue) => notifications.expire(mayContinue),
      },
    ],
    keeps: [{ table: 'notifications', keptMs: keptNotificationMs, deleteOld: deleteOldest('notifications') }],
    addressConfirmed: (trx, person) => keptBack.sendAgain(trx, person),
    carryOver: carryNotificationsOver,
    erasePerson: (trx, person) => notifications.erase(trx, person),
  } satisfies Feature;
}
