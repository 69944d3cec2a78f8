import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { dayMs } from '../../time/time-units.js';
import type { FormSigns } from '../site-messages/form-signs.service.js';
import type { SiteMessagesService } from '../site-messages/site-messages.service.js';
import type { StaffNotice } from '../site-messages/staff-notice.service.js';
import { betaApplicationsRoutes } from './beta-applications.routes.js';
import { BetaApplicationsService } from './beta-applications.service.js';
import { deleteApplicantsBefore } from './beta-applications.store.js';

interface Used {
  siteMessages: SiteMessagesService;
  staffNotice: StaffNotice;
  formSigns: FormSigns;
}

export function betaApplicationsFeature(ground: Ground, used: Used) {
  const betaApplications = new BetaApplicationsService({ ...ground, ...used });
  return {
    name: 'beta-applications',
    service: {},
    routes: (app) => betaApplicationsRoutes(app, { ...used, betaApplications }),
    keeps: [{ table: 'betaApplicants', keptMs: dayMs, deleteOld: deleteApplicantsBefore }],
  } satisfies Feature;
}
