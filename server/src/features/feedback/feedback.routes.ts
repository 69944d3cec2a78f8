import { giveFeedback } from '@meg/shared/contract/feedback';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { FeedbackService } from './feedback.service.js';

interface Services extends Pick<Ground, 'database'> {
  companies: CompaniesService;
  feedback: FeedbackService;
}

export function feedbackRoutes(app: FastifyInstance, { database, companies, feedback }: Services): void {
  mount(app, giveFeedback, async ({ headers, body }) => {
    const company = await companies.require(body.companyId);
    const request = { companyId: company.id, idempotencyKey: headers['idempotency-key'], feedback: body };
    return database.transaction((trx) => feedback.give(trx, request));
  });
}
