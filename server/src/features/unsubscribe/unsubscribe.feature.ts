import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { deleteOldest } from '../../retention/delete-oldest.js';
import { keptLinkMs, UnsubscribeService } from './unsubscribe.service.js';

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
