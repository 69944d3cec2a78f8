import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { SentMessageSource } from '../../sent-message.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { LeadsService } from '../leads/leads.service.js';
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
  sentNotifications: SentMessageSource;
}

/** Shows owners and the platform's staff who was sent what, and why. */
export function sentMessagesFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  const messageSources = [
    used.sentNotifications,
    new SentVisitorMailsService(needs),
    new SentAccountMailsService(needs),
  ];
  const sentMessages = new SentMessagesService({ ...used, messageSources });
  return {
    name: 'sent-messages',
    service: {},
    routes: (app) => sentMessagesRoutes(app, { ...used, sentMessages }),
  } satisfies Feature;
}
