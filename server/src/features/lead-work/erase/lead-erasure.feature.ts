import type { Feature } from '../../../feature.js';
import type { Ground } from '../../../ground.js';
import type { ErasePerson } from '../../../people/person-trace.js';
import type { CompaniesService } from '../../companies/companies.service.js';
import type { FeedbackService } from '../../feedback/feedback.service.js';
import type { HandoffsService } from '../../handoffs/handoffs.service.js';
import type { LeadsService } from '../../leads/leads.service.js';
import { leadErasureRoutes } from './lead-erasure.routes.js';
import { LeadErasureService } from './lead-erasure.service.js';

interface Used {
  companies: CompaniesService;
  leads: LeadsService;
  handoffs: HandoffsService;
  feedback: FeedbackService;
  /** Of all features that keep something of the people behind leads. */
  erasers: readonly ErasePerson[];
}

/** What a person may ask of a company about its own data. */
export function leadErasureFeature(ground: Ground, used: Used) {
  const leadErasure = new LeadErasureService({ ...ground, ...used });
  return {
    name: 'lead-erasure',
    service: {},
    routes: (app) => leadErasureRoutes(app, leadErasure),
    hourly: [
      { failure: 'leads past their time were not erased', run: (mayContinue) => leadErasure.expire(mayContinue) },
    ],
  } satisfies Feature;
}
