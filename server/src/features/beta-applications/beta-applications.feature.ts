import { applyForBeta } from '@meg/shared/contract/beta-applications';
import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { dayMs } from '../../time/time-units.js';
import type { siteMessagesFeature } from '../site-messages/site-messages.feature.js';
import { BetaApplicationsService } from './beta-applications.service.js';
import { deleteApplicantsBefore } from './beta-applications.store.js';

export function betaApplicationsFeature(ground: Ground, used: ServiceOf<typeof siteMessagesFeature>) {
  const betaApplications = new BetaApplicationsService({ ...ground, ...used });
  return {
    name: 'beta-applications',
    routes: (app) =>
      mount(app, applyForBeta, async ({ headers, body }, request) => {
        const botSign = await used.formSigns.of(body, networkOf(request.ip));
        await betaApplications.apply({ idempotencyKey: headers['idempotency-key'], body, botSign });
        return { received: true as const };
      }),
    keeps: [{ table: 'betaApplicants', keptMs: dayMs, deleteOld: deleteApplicantsBefore }],
  } satisfies Feature;
}
