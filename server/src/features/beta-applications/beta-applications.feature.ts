import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { dayMs } from '../../time-units.js';
import type { siteMessagesFeature } from '../site-messages/site-messages.feature.js';
import { betaApplicationsRoutes } from './beta-applications.routes.js';
import { BetaApplicationsService } from './beta-applications.service.js';
import { deleteApplicantsBefore } from './beta-applications.store.js';

export function betaApplicationsFeature(ground: Ground, used: ServiceOf<typeof siteMessagesFeature>) {
  const betaApplications = new BetaApplicationsService({ ...ground, ...used });
  return {
    name: 'beta-applications',
    routes: (app) => betaApplicationsRoutes(app, { ...used, betaApplications }),
    keeps: [{ table: 'betaApplicants', keptMs: dayMs, deleteOld: deleteApplicantsBefore }],
  } satisfies Feature;
}
