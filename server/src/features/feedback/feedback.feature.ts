import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { leadsFeature } from '../leads/leads.feature.js';
import { feedbackRoutes } from './feedback.routes.js';
import { FeedbackService } from './feedback.service.js';

type Used = ServiceOf<typeof companiesFeature> & ServiceOf<typeof leadsFeature>;

export function feedbackFeature(ground: Ground, used: Used) {
  const feedback = new FeedbackService({ ...ground, ...used });
  return {
    name: 'feedback',
    service: { feedback },
    routes: (app) => feedbackRoutes(app, { ...ground, ...used, feedback }),
  } satisfies Feature;
}
