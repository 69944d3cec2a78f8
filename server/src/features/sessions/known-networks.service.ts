import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import {
  deleteNetworksBeyond,
  deleteNetworksUnseen,
  isNetworkKnown,
  storeKnownNetwork,
} from './known-networks.store.js';

const keptMs = 90 * 24 * 60 * 60 * 1_000;
/** At home, at work, on the road. Each further one takes the place of the one that was used the longest ago. */
const mostOfPerson = 20;

interface Sources {
  database: Database;
  now: () => number;
}

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
  constructor(private readonly sources: Sources) {}

  isKnown(db: Db, whereabouts: Whereabouts): Promise<boolean> {
    return isNetworkKnown(db, rowOf(whereabouts), this.sources.now() - keptMs);
  }

  async remember(db: Db, whereabouts: Whereabouts): Promise<void> {
    await storeKnownNetwork(db, { ...rowOf(whereabouts), lastSeenAt: this.sources.now() });
    await deleteNetworksBeyond(db, whereabouts.personId, mostOfPerson);
  }

  prune(): Promise<number> {
    const { database, now } = this.sources;
    return database.transaction((trx) => deleteNetworksUnseen(trx, now() - keptMs));
  }
}
