import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import { unsubscribeRoutes } from './unsubscribe.routes.js';
import { keptLinkMs, type MailSenders, UnsubscribeService } from './unsubscribe.service.js';

/** The unsubscribe links of mails. `unsubscribePageFeature` has the page that they lead to. */
export function unsubscribeFeature(ground: Ground) {
  return {
    name: 'unsubscribe',
    service: { unsubscribe: new UnsubscribeService(ground) },
    keeps: [
      { table: 'unsubscribeLinks', keptMs: keptLinkMs, deleteOld: deleteOldest('unsubscribeLinks', 'tokenHash') },
    ],
  } satisfies Feature;
}

/** The page that the links lead to. Composed after the features that send the mails, because it stops them. */
export function unsubscribePageFeature(ground: Ground, used: MailSenders & { unsubscribe: UnsubscribeService }) {
  return {
    name: 'unsubscribe-page',
    routes: (app) => unsubscribeRoutes(app, { ...ground, links: used.unsubscribe, senders: used }),
  } satisfies Feature;
}
