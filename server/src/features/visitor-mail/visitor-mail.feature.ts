import type { Operator } from '@meg/shared/contract/contact-messages';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { plainName } from '../../mail/letter/plain-name.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import type { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { planVisitorMail, sendVisitorMail } from './visitor-mail.jobs.js';
import { keptMailMs, VisitorMailService } from './visitor-mail.service.js';
import { VisitorMailFacts } from './visitor-mail-facts.js';
import { deleteOldMails } from './visitor-mails.store.js';

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

/** What visitors are sent, where they asked for it. */
export function visitorMailFeature(ground: Ground, used: Used) {
  // Writes where the company's name is more than a name.
  const fallbackName = plainName(used.operator.name, 'Meg');
  const facts = new VisitorMailFacts({ ...ground, ...used, fallbackName });
  const needs = { ...ground, ...used, facts };
  const visitorMail = new VisitorMailService(needs);
  return {
    name: 'visitor-mail',
    service: { visitorMail },
    jobs: [planVisitorMail(needs), sendVisitorMail(needs)],
    keeps: [{ table: 'visitorMails', keptMs: keptMailMs, deleteOld: deleteOldMails }],
    erasePerson: (trx, person) => visitorMail.erase(trx, person),
  } satisfies Feature;
}
