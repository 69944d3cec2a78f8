import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { PeopleService } from '../people/people.service.js';
import { FormSigns } from './form-signs.service.js';
import { keptSiteMessages } from './kept-site-messages.js';
import { siteMessagesRoutes } from './site-messages.routes.js';
import { SiteMessagesService } from './site-messages.service.js';
import { type NoticeWriters, StaffNotice } from './staff-notice.service.js';

interface Used {
  people: PeopleService;
  writers: NoticeWriters;
}

/** Messages from the forms of the public site, for the platform's staff. */
export function siteMessagesFeature(ground: Ground, { people, writers }: Used) {
  const siteMessages = new SiteMessagesService(ground);
  const staffNotice = new StaffNotice({ ...ground, people }, writers);
  return {
    name: 'site-messages',
    service: { siteMessages, staffNotice, formSigns: new FormSigns(ground.limits) },
    routes: (app) => siteMessagesRoutes(app, siteMessages),
    jobs: [staffNotice.job()],
    keeps: keptSiteMessages,
  } satisfies Feature;
}
