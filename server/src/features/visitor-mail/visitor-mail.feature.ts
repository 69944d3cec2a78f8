import type { Operator } from '@meg/shared/contract/contact-messages';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { plainName } from '../../mail/letter/plain-name.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import type { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { PlanVisitorMail, SendVisitorMail } from './visitor-mail.jobs.js';
import { keptMailMs, VisitorMailService } from './visitor-mail.service.js';
import { VisitorMailFacts } from './visitor-mail-facts.js';

interface Used {
  companies: CompaniesService;
  standing: CompanyStandingService;
  people: PeopleService;
  leads: LeadsService;
  handoffs: HandoffsService;
  quotes: QuotesService;
  unsubscribe: UnsubscribeService;
  operator: Operator;
}

/** Mails to visitors who asked for them. */
export function visitorMailFeature(ground: Ground, used: Used) {
  const fallbackName = plainName(used.operator.name, 'Meg');
  const facts = new VisitorMailFacts({ ...ground, ...used, fallbackName });
  const needs = { ...ground, ...used, facts };
  const visitorMail = new VisitorMailService(needs);
  return {
    name: 'visitor-mail',
    service: { visitorMail },
    jobs: [new PlanVisitorMail(needs), new SendVisitorMail(needs)],
    keeps: [{ table: 'visitorMails', keptMs: keptMailMs, deleteOld: deleteOldest('visitorMails') }],
    erasePerson: (trx, person) => visitorMail.erase(trx, person),
  } satisfies Feature;
}
