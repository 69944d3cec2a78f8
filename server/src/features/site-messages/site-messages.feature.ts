import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { FormSigns } from './form-signs.service.js';
import { siteMessagesRoutes } from './site-messages.routes.js';
import { keptSiteMessages, SiteMessagesService } from './site-messages.service.js';
import { StaffNotice } from './staff-notice.service.js';

/** Messages from the forms of the public site, for the platform's staff. */
export function siteMessagesFeature(ground: Ground, used: UsedBy<typeof StaffNotice>) {
  const siteMessages = new SiteMessagesService(ground);
  const staffNotice = new StaffNotice({ ...ground, ...used });
  return {
    name: 'site-messages',
    service: { siteMessages, staffNotice, formSigns: new FormSigns(ground.limits) },
    routes: (app) => siteMessagesRoutes(app, siteMessages),
    jobs: [staffNotice.job()],
    keeps: keptSiteMessages,
  } satisfies Feature;
}
