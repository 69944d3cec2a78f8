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
/** Each further one replaces the one that was used the longest ago. */
const mostOfPerson = 20;

export interface PersonNetwork {
  personId: string;
  network: string;
}

function rowOf({ personId, network }: PersonNetwork) {
  const networkHash = createHash('sha256').update(`${personId} ${network}`).digest('base64url').slice(0, 32);
  return { personId, networkHash };
}

/** Networks from which people have signed in: guesses from elsewhere must not lock them out there. */
export class KnownNetworks {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now'>) {}

  isKnown(db: Db, used: PersonNetwork): Promise<boolean> {
    return isNetworkKnown(db, { ...rowOf(used), lastSeenAt: this.ground.now() - keptMs });
  }

  async remember(db: Db, used: PersonNetwork): Promise<void> {
    await storeKnownNetwork(db, { ...rowOf(used), lastSeenAt: this.ground.now() });
    await deleteNetworksBeyond(db, used.personId, mostOfPerson);
  }
}
