import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { eachHour } from '../../jobs/each-hour.js';
import type { AddJob } from '../../jobs/job.js';
import type { JobRegistry } from '../../jobs/job-registry.js';
import type { Languages } from '../../languages/choose-language.js';
import type { MailLimits } from '../../mail/mail-limits.js';
import type { Mailer } from '../../mail/mailer.js';
import type { PeopleService } from '../accounts/people/people.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import type { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { planVisitorMail, sendVisitorMail, visitorMailEvents } from './visitor-mail.jobs.js';
import { VisitorMailService } from './visitor-mail.service.js';
import { VisitorMailFacts } from './visitor-mail-facts.js';

interface Given {
  database: Database;
  now: () => number;
  newId: () => string;
  addJob: AddJob;
  mailer: Mailer;
  people: PeopleService;
  languages: Languages;
  companies: CompaniesService;
  leads: LeadsService;
  handoffs: HandoffsService;
  quotes: QuotesService;
  unsubscribe: UnsubscribeService;
  standing: CompanyStandingService;
  mailLimits: MailLimits;
  fallbackName: string;
}

/** What visitors are sent, where they asked for it. */
export function addVisitorMail(app: FastifyInstance, jobs: JobRegistry, given: Given): VisitorMailService {
  const sources = { ...given, facts: new VisitorMailFacts(given) };
  const plan = planVisitorMail(sources);
  jobs.handle(plan);
  jobs.handle(sendVisitorMail(sources));
  jobs.subscribe(plan.kind, visitorMailEvents);
  const service = new VisitorMailService(given);
  eachHour(app, { failure: 'old mails of visitors were not forgotten', run: (mayGoOn) => service.prune(mayGoOn) });
  return service;
}
