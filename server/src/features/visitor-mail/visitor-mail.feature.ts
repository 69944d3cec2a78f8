import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import { PlanVisitorMail, SendVisitorMail } from './visitor-mail.jobs.js';
import { keptMailMs, VisitorMailService } from './visitor-mail.service.js';
import { VisitorMailFacts } from './visitor-mail-facts.js';

type Used = UsedBy<typeof VisitorMailFacts> & UsedBy<typeof PlanVisitorMail, 'facts'>;

/** Mails to visitors who asked for them. */
export function visitorMailFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used, facts: new VisitorMailFacts({ ...ground, ...used }) };
  const visitorMail = new VisitorMailService(needs);
  return {
    name: 'visitor-mail',
    service: { visitorMail },
    jobs: [new PlanVisitorMail(needs), new SendVisitorMail(needs)],
    keeps: [{ table: 'visitorMails', keptMs: keptMailMs, deleteOld: deleteOldest('visitorMails') }],
    carryOver: (trx, merge) => visitorMail.carryOver(trx, merge),
    erasePerson: (trx, person) => visitorMail.erase(trx, person),
  } satisfies Feature;
}
