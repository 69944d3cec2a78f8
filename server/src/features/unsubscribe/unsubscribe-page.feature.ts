import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { unsubscribeRoutes } from './unsubscribe.routes.js';
import type { MailSenders, UnsubscribeService } from './unsubscribe.service.js';

interface Used extends MailSenders {
  unsubscribe: UnsubscribeService;
}

/** The page that the links lead to. Composed after the features that send the mails, because it stops them. */
export function unsubscribePageFeature(ground: Ground, used: Used) {
  return {
    name: 'unsubscribe-page',
    service: {},
    routes: (app) => unsubscribeRoutes(app, { ...ground, links: used.unsubscribe, senders: used }),
  } satisfies Feature;
}
