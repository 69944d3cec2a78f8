import { giveFeedback } from '@meg/shared/contract/feedback';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { leadsFeature } from '../leads/leads.feature.js';
import { FeedbackService } from './feedback.service.js';

type Used = ServiceOf<typeof companiesFeature> & ServiceOf<typeof leadsFeature>;

export function feedbackFeature(ground: Ground, used: Used) {
  const feedback = new FeedbackService({ ...ground, ...used });
  return {
    name: 'feedback',
    service: { feedback },
    carryOver: feedback.carryOver,
    routes: (app) =>
      mount(app, giveFeedback, async ({ headers, body }) => {
        const { id: companyId } = await used.companies.require(body.companyId);
        const request = { companyId, idempotencyKey: headers['idempotency-key'], feedback: body };
        return ground.database.transaction((trx) => feedback.give(trx, request));
      }),
  } satisfies Feature;
}
