import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.js';
import { notByIndex } from '../../database/not-by-index.js';
import type { Db, Schema } from '../../database/schema.js';
import type { Held, JobRow } from '../jobs.store.js';

export interface Lease {
  leaseToken: string;
  leaseUntil: number;
}

/** The owner of a job. All jobs of the platform itself take turns as if they were of one more company. */
export const ownerOf = ({ companyId }: Pick<JobRow, 'companyId'>): string => companyId ?? '-';
/** The same in SQL, spelled exactly as in the index. */
const owner = (): RawBuilder<string> => sql<string>`coalesce("companyId", '-')`;

export interface WaitingOwner {
  owner: string;
  /** When its first job can be taken; null if all are held. */
  firstAt: number | null;
}

interface OwnersQuery {
  kind: string;
  /** Only owners after this one. */
  after: string;
  limit: number;
}

/**
 * The owners of waiting jobs of a kind, in the order of their ids: one step in the index for each, however many jobs it
 * has.
 */
export async function waitingOwners(db: Db, { kind, after, limit }: OwnersQuery): Promise<WaitingOwner[]> {
  const nextAfter = (place: RawBuilder<unknown>) => sql`(SELECT ${owner()} FROM "jobs"
    WHERE "state" = 'waiting' AND "kind" = ${kind} AND ${owner()} > ${place} ORDER BY ${owner()} LIMIT 1)`;
  const { rows } = await sql<WaitingOwner>`
    WITH RECURSIVE "line" ("owner", "place") AS (
      SELECT ${nextAfter(sql`CAST(${after} AS text)`)}, 1
      UNION ALL
      SELECT ${nextAfter(sql.ref('line.owner'))}, "place" + 1 FROM "line" WHERE "owner" IS NOT NULL AND "place" < ${limit}
    )
    SELECT "owner", (SELECT "runAt" FROM "jobs"
      WHERE "state" = 'waiting' AND "kind" = ${kind} AND ${owner()} = "line"."owner"
        AND "leaseToken" IS NULL AND "interruptions" = 0
      ORDER BY "runAt", "id" LIMIT 1) AS "firstAt"
    FROM "line" WHERE "owner" IS NOT NULL`.execute(db);
  return rows;
}

interface Claim {
  dialect: Database['dialect'];
  kind: string;
  /** As in `ownerOf`. */
  of: string;
  now: number;
  limit: number;
  lease: Lease;
}

/** Takes what is due. Of several claimers no two get the same job. */
export async function claimDue(db: Db, { dialect, kind, of, now, limit, lease }: Claim): Promise<(JobRow & Held)[]> {
  const due = (from: QueryCreator<Schema>) => {
    const first = from
      .selectFrom('jobs')
      .select('id')
      // A literal: with a parameter, the index of the waiting jobs would not be used.
      .where('state', '=', sql.lit('waiting'))
      .where('kind', '=', kind)
      .where(owner(), '=', of)
      .where('runAt', '<=', now)
      .where('leaseToken', 'is', null)
      .where('interruptions', '=', 0)
      .orderBy('runAt')
      .orderBy('id')
      .limit(limit);
    return dialect === 'postgres' ? first.forUpdate().skipLocked() : first;
  };
  const rows = await db
    .with('due', due)
    .updateTable('jobs')
    .set(({ eb }) => ({ ...lease, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (from) => from.selectFrom('due').select('id'))
    .returningAll()
    .execute();
  return rows
    .map((row) => ({ ...row, leaseToken: lease.leaseToken }))
    .sort((a, b) => a.runAt - b.runAt || (a.id < b.id ? -1 : 1));
}

/** Jobs during which a process ended, by when they are due. */
export async function listInterrupted(db: Db, kinds: readonly string[], limit: number): Promise<JobRow[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', sql.lit('waiting'))
    .where('interruptions', '>', sql.lit(0))
    .where('leaseToken', 'is', null)
    .where(notByIndex('kind'), 'in', kinds)
    .orderBy('runAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Undefined if another worker has taken it. */
export async function claimOne(db: Db, id: string, lease: Lease): Promise<(JobRow & Held) | undefined> {
  const row = await db
    .updateTable('jobs')
    .set(({ eb }) => ({ ...lease, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('leaseToken', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, leaseToken: lease.leaseToken };
}
