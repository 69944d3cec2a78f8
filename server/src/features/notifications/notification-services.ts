import type { Database } from '../../database/database.js';
import type { AddJob } from '../../jobs/job.js';
import type { JobRegistry } from '../../jobs/job-registry.js';
import type { MailLimits } from '../../mail/mail-limits.js';
import type { PeopleService } from '../accounts/people/people.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadFiguresService } from '../leads/figures/lead-figures.service.js';
import type { LeadListService } from '../leads/list/lead-list.service.js';
import type { Announce } from '../live/announce.js';
import { type Channels, channelNames } from './channel.js';
import { deliveryJob, digestJob } from './deliver/delivery.jobs.js';
import { HeldDeliveries } from './deliver/held-deliveries.js';
import { SendingService } from './deliver/sending.service.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationFacts } from './plan/notification-facts.js';
import { NotificationsPlan } from './plan/notifications-plan.job.js';
import { TellingService } from './plan/notify.service.js';
import { ReminderJob } from './plan/reminder.job.js';
import { NotificationPreferencesService } from './preferences/notification-preferences.service.js';
import { SentNotificationsService } from './sent/sent-notifications.service.js';

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  addJob: AddJob;
  announce: Announce;
  channels: Channels;
  companies: CompaniesService;
  standing: CompanyStandingService;
  mailLimits: MailLimits;
  people: PeopleService;
  handoffs: HandoffsService;
  leadList: LeadListService;
  leadFigures: LeadFiguresService;
}

/** All that tells people what happened. */
export function makeNotificationServices(jobs: JobRegistry, given: Sources) {
  const held = new HeldDeliveries(given);
  const preferences = new NotificationPreferencesService({ ...given, held });
  const facts = new NotificationFacts(given);
  const telling = new TellingService({ ...given, preferences, held });
  const sending = new SendingService({ ...given, facts, preferences, held });
  const plan = new NotificationsPlan({ ...given, facts, telling });
  jobs.subscribe(plan.kind, plan.events);
  jobs.handle(plan);
  jobs.handle(new ReminderJob({ ...given, facts, telling }));
  jobs.handle(digestJob({ ...given, sending, held }));
  for (const channel of channelNames) jobs.handle(deliveryJob(channel, { ...given, sending }));
  return {
    preferences,
    notifications: new NotificationsService(given),
    sentNotifications: new SentNotificationsService({ ...given, preferences }),
  };
}
