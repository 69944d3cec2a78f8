import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { NotificationPreferencesService } from '../notifications/preferences/notification-preferences.service.js';
import { SentNotificationsService } from '../notifications/sent/sent-notifications.service.js';
import type { PeopleService } from '../people/people.service.js';
import { SentVisitorMailsService } from '../visitor-mail/sent-visitor-mails.service.js';
import { SentAccountMailsService } from './sent-account-mails.service.js';
import { sentMessagesRoutes } from './sent-messages.routes.js';
import { SentMessagesService } from './sent-messages.service.js';

interface Used {
  people: PeopleService;
  directory: CompanyDirectoryService;
  invitations: InvitationsService;
  leads: LeadsService;
  handoffs: HandoffsService;
  preferences: NotificationPreferencesService;
}

/** Where owners and the platform's staff see who was sent what, and why. */
export function sentMessagesFeature(ground: Ground, used: Used) {
  const given = { ...ground, ...used };
  const messageSources = [
    new SentNotificationsService(given),
    new SentVisitorMailsService(given),
    new SentAccountMailsService(given),
  ];
  const sentMessages = new SentMessagesService({ ...used, messageSources });
  return {
    name: 'sent-messages',
    service: {},
    routes: (app) => sentMessagesRoutes(app, { ...used, sentMessages }),
  } satisfies Feature;
}
