import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import type { SentMessageSource } from '../../sent-message.js';
import { SentAccountMailsService } from '../accounts/mail/sent-account-mails.service.js';
import type { PeopleService } from '../accounts/people/people.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { SentVisitorMailsService } from '../visitor-mail/sent-visitor-mails.service.js';
import { sentMessagesRoutes } from './sent-messages.routes.js';
import { SentMessagesService } from './sent-messages.service.js';

interface Sources {
  database: Database;
  people: PeopleService;
  companies: CompaniesService;
  invitations: InvitationsService;
  leads: LeadsService;
  handoffs: HandoffsService;
  sentNotifications: SentMessageSource;
}

/** Where owners and the platform's staff see who was sent what, and why. */
export function addSentMessages(app: FastifyInstance, sources: Sources): void {
  const messageSources = [
    sources.sentNotifications,
    new SentVisitorMailsService(sources),
    new SentAccountMailsService(sources),
  ];
  const directory = new CompanyDirectoryService(sources);
  const sentMessages = new SentMessagesService({ ...sources, directory, messageSources });
  sentMessagesRoutes(app, { ...sources, sentMessages, directory });
}
