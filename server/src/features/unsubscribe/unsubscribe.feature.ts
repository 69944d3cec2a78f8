import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { keptLinkMs, UnsubscribeService } from './unsubscribe.service.js';
import { deleteOldLinks } from './unsubscribe-links.store.js';

/** The links of mails. Where they lead is `unsubscribePageFeature`. */
export function unsubscribeFeature(ground: Ground) {
  return {
    name: 'unsubscribe',
    service: { unsubscribe: new UnsubscribeService(ground) },
    keeps: [{ table: 'unsubscribeLinks', keptMs: keptLinkMs, deleteOld: deleteOldLinks }],
  } satisfies Feature;
}
