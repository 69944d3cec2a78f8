import type { Operator } from '@meg/shared/contract/contact-messages';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { RecordAudit } from '../../audit/record-audit.js';
import type { Database } from '../../database/database.js';
import { eachHour } from '../../jobs/each-hour.js';
import type { AddJob } from '../../jobs/job.js';
import type { JobRegistry } from '../../jobs/job-registry.js';
import type { SharedLimits } from '../../limits/shared-limits.js';
import type { Mailer } from '../../mail/mailer.js';
import { betaApplicationNotice } from '../beta-applications/beta-application-notice.js';
import { betaApplicationsRoutes } from '../beta-applications/beta-applications.routes.js';
import { BetaApplicationsService } from '../beta-applications/beta-applications.service.js';
import { contactMessagesRoutes } from '../contact-messages/contact-messages.routes.js';
import { ContactMessagesService, contactMessageNotice } from '../contact-messages/contact-messages.service.js';
import type { PeopleService } from '../people/people.service.js';
import { siteFormSigns } from './site-form.js';
import { siteMessagesRoutes } from './site-messages.routes.js';
import { SiteMessagesService } from './site-messages.service.js';
import { StaffNotice } from './staff-notice.service.js';

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  recordAudit: RecordAudit;
  mailer: Mailer;
  logger: Logger;
  limits: SharedLimits;
  addJob: AddJob;
  jobs: JobRegistry;
  people: PeopleService;
  operator: Operator;
  linkAddress: () => string;
}

/** The forms of the public site, and where the platform's staff reads what came in. */
export function addSiteForms(app: FastifyInstance, given: Sources): void {
  const siteMessages = new SiteMessagesService(given);
  const signsIn = siteFormSigns(given.limits);
  const staffNotice = new StaffNotice(given, {
    'beta-application': betaApplicationNotice,
    'contact-message': contactMessageNotice,
  });
  given.jobs.handle(staffNotice.job());
  const sources = { ...given, siteMessages, staffNotice };
  const betaApplications = new BetaApplicationsService(sources);
  betaApplicationsRoutes(app, { betaApplications, signsIn });
  const contactMessages = new ContactMessagesService(sources);
  contactMessagesRoutes(app, { contactMessages, signsIn, operator: given.operator });
  siteMessagesRoutes(app, siteMessages);
  eachHour(app, {
    failure: 'messages past their time were not erased',
    run: () => Promise.all([siteMessages.expire(), betaApplications.expire()]),
  });
}
