import { applyForBeta } from '@meg/shared/contract/beta-applications';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import type { FormSigns } from '../site-messages/form-signs.service.js';
import type { BetaApplicationsService } from './beta-applications.service.js';

interface Services {
  betaApplications: BetaApplicationsService;
  formSigns: FormSigns;
}

export function betaApplicationsRoutes(app: FastifyInstance, { betaApplications, formSigns }: Services): void {
  mount(app, applyForBeta, async ({ headers, body }, request) => {
    const botSign = await formSigns.of(body, networkOf(request.ip));
    await betaApplications.apply({ idempotencyKey: headers['idempotency-key'], body, botSign });
    return { received: true as const };
  });
}
