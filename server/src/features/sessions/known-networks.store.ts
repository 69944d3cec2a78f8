import type { Db } from '../../database/schema.js';
import type { KnownNetworksTable } from './known-networks.table.js';

export async function storeKnownNetwork(db: Db, row: KnownNetworksTable): Promise<void> {
  await db
    .insertInto('knownNetworks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['personId', 'networkHash']).doUpdateSet({ lastSeenAt: row.lastSeenAt }))
    .execute();
}

/** Whether it was used since `lastSeenAt`. */
export async function isNetworkKnown(db: Db, { personId, networkHash, lastSeenAt }: KnownNetworksTable) {
  const row = await db
    .selectFrom('knownNetworks')
    .select('personId')
    .where('personId', '=', personId)
    .where('networkHash', '=', networkHash)
    .where('lastSeenAt', '>', lastSeenAt)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the `most` networks of a person that were used last. */
export async function deleteNetworksBeyond(db: Db, personId: string, most: number): Promise<void> {
  await db
    .deleteFrom('knownNetworks')
    .where('personId', '=', personId)
    .where('networkHash', 'not in', (from) =>
      from
        .selectFrom('knownNetworks')
        .select('networkHash')
        .where('personId', '=', personId)
        .orderBy('lastSeenAt', 'desc')
        .limit(most),
    )
    .execute();
}

/** Returns how many were deleted. */
export async function deleteNetworksUnseen(db: Db, seenBefore: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('knownNetworks')
    .where('lastSeenAt', '<=', seenBefore)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
