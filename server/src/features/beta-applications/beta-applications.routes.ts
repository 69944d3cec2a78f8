import { applyForBeta } from '@meg/shared/contract/beta-applications';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { SiteFormSigns } from '../site-messages/site-form.js';
import type { BetaApplicationsService } from './beta-applications.service.js';

interface Services {
  betaApplications: BetaApplicationsService;
  signsIn: SiteFormSigns;
}

export function betaApplicationsRoutes(app: FastifyInstance, { betaApplications, signsIn }: Services): void {
  mount(app, applyForBeta, async ({ headers, body }, request) => {
    const botSign = await signsIn(body, request);
    await betaApplications.apply({ idempotencyKey: headers['idempotency-key'], body, botSign });
    return { received: true as const };
  });
}
