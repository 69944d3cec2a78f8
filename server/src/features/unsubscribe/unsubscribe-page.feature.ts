import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { unsubscribeRoutes } from './unsubscribe.routes.js';
import type { StaffMails, UnsubscribeService, VisitorMails } from './unsubscribe.service.js';

interface Used {
  unsubscribe: UnsubscribeService;
  preferences: StaffMails;
  visitorMail: VisitorMails;
}

/** Where the links of mails lead. Made after those who send the mails, because it stops them. */
export function unsubscribePageFeature(ground: Ground, { unsubscribe, preferences, visitorMail }: Used) {
  return {
    name: 'unsubscribe-page',
    service: {},
    routes: (app) =>
      unsubscribeRoutes(app, {
        ...ground,
        links: unsubscribe,
        stops: {
          staff: preferences.turnEmailOff.bind(preferences),
          visitor: visitorMail.stop.bind(visitorMail),
        },
      }),
  } satisfies Feature;
}
