import { sql } from 'kysely';
import type { Db } from '../../database/schema.js';
import type { Held } from '../jobs.store.js';

export interface HeldLease extends Held {
  leaseUntil: number | null;
}

/** All leases that some process holds. */
export async function listHeldLeases(db: Db): Promise<HeldLease[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'leaseToken', 'leaseUntil'])
    .where('leaseToken', 'is not', null)
    .where('state', '=', 'waiting')
    .execute();
  return rows.map((row) => ({ ...row, leaseToken: row.leaseToken ?? '' }));
}

/** Does nothing if the lease was renewed or given back meanwhile. `interruptions` is added to the job's. */
export async function releaseLease(
  db: Db,
  { id, leaseToken, leaseUntil }: HeldLease,
  interruptions: number,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ leaseUntil: null, leaseToken: null, interruptions: eb('interruptions', '+', interruptions) }))
    .where('id', '=', id)
    .where('leaseToken', '=', leaseToken)
    .where('leaseUntil', '=', leaseUntil)
    .execute();
}

/** Returns the ids of the jobs whose lease was still held. */
export async function renewLeases(db: Db, held: readonly Held[], leaseUntil: number): Promise<Set<string>> {
  const rows = await db
    .updateTable('jobs')
    .set({ leaseUntil })
    .where('state', '=', 'waiting')
    .where(({ or, and, eb }) =>
      or(held.map(({ id, leaseToken }) => and([eb('id', '=', id), eb('leaseToken', '=', leaseToken)]))),
    )
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** For jobs that were taken from a process that turned out to be alive. */
export async function forgiveInterruption(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ interruptions: eb('interruptions', '-', 1) }))
    .where('id', 'in', ids)
    .where('state', '=', sql.lit('waiting'))
    .where('interruptions', '>', 0)
    .execute();
}
