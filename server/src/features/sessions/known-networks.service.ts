import { createHash } from 'node:crypto';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { KeptRows } from '../../retention/kept-rows.js';
import { dayMs } from '../../time/time-units.js';
import {
  deleteNetworksBeyond,
  deleteNetworksUnseen,
  isNetworkKnown,
  storeKnownNetwork,
} from './known-networks.store.js';

const keptMs = 90 * dayMs;

export const keptNetworks: KeptRows = { table: 'knownNetworks', keptMs, deleteOld: deleteNetworksUnseen };
/** At home, at work, on the road. Each further one takes the place of the one that was used the longest ago. */
const mostOfPerson = 20;

export interface Whereabouts {
  personId: string;
  network: string;
}

function rowOf({ personId, network }: Whereabouts) {
  const networkHash = createHash('sha256').update(`${personId} ${network}`).digest('base64url').slice(0, 32);
  return { personId, networkHash };
}

/** The networks where people proved who they are. What strangers do elsewhere must not keep them out there. */
export class KnownNetworks {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now'>) {}

  isKnown(db: Db, whereabouts: Whereabouts): Promise<boolean> {
    return isNetworkKnown(db, rowOf(whereabouts), this.ground.now() - keptMs);
  }

  async remember(db: Db, whereabouts: Whereabouts): Promise<void> {
    await storeKnownNetwork(db, { ...rowOf(whereabouts), lastSeenAt: this.ground.now() });
    await deleteNetworksBeyond(db, whereabouts.personId, mostOfPerson);
  }
}
