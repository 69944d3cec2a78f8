import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import { feedbackRoutes } from './feedback.routes.js';
import { FeedbackService } from './feedback.service.js';

interface Used {
  companies: CompaniesService;
  leads: LeadsService;
}

export function feedbackFeature(ground: Ground, used: Used) {
  const feedback = new FeedbackService({ ...ground, ...used });
  return {
    name: 'feedback',
    service: { feedback },
    routes: (app) => feedbackRoutes(app, { ...ground, ...used, feedback }),
  } satisfies Feature;
}
