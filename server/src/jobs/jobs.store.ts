import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.js';
import type { Db, Schema } from '../database/schema.js';
import type { TimePlace } from '../time-cursor.js';
import type { JobsTable } from './jobs.table.js';

export type JobRow = Selectable<JobsTable>;

/** A job in the hands of one worker: only with the token of its lease may it be changed. */
export type Held = Pick<JobRow, 'id'> & { leaseToken: string };

/** Of jobs with the same unique key only the first is kept. */
export async function insertJobs(db: Db, rows: readonly JobsTable[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute();
}

/** More are never held at once by all workers of one kind together; those that are stand at the head of the line. */
const headOfLine = 200;

/** When the first job of each kind can be taken: its time has come, and nobody holds it. */
export async function nextTimes(db: Db, kinds: readonly string[]): Promise<Map<string, number>> {
  const times = await Promise.all(
    kinds.map((kind) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('jobs')
            .select(['runAt', 'leaseUntil'])
            .where('state', '=', sql.lit('waiting'))
            .where('kind', '=', kind)
            .orderBy('runAt')
            .orderBy('id')
            .limit(headOfLine)
            .as('head'),
        )
        .select((column) => column.fn.min<number | null>(column.fn.coalesce('leaseUntil', 'runAt')).as('at'))
        .executeTakeFirst(),
    ),
  );
  return new Map(kinds.flatMap((kind, place) => ((at) => (at == null ? [] : [[kind, at]]))(times[place]?.at)));
}

interface Claim {
  dialect: Database['dialect'];
  kind: string;
  now: number;
  limit: number;
  lease: { leaseToken: string; leaseUntil: number };
}

/** Takes what is due, and what its holder let go of by dying. Of several claimers no two get the same job. */
export async function claimDue(db: Db, { dialect, kind, now, limit, lease }: Claim): Promise<(JobRow & Held)[]> {
  const due = (from: QueryCreator<Schema>) => {
    const first = from
      .selectFrom('jobs')
      .select('id')
      // Written out: only so does the index that holds the waiting jobs alone come into question.
      .where('state', '=', sql.lit('waiting'))
      .where('kind', '=', kind)
      .where('runAt', '<=', now)
      .where(({ or, eb }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', now)]))
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

/** False where the lease was lost: another worker has taken the job over, and it is no longer ours to change. */
export async function changeHeld(db: Db, { id, leaseToken }: Held, change: Partial<JobsTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...change, leaseUntil: null, leaseToken: null })
    .where('id', '=', id)
    .where('leaseToken', '=', leaseToken)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For a start after which nobody else can hold any: what a killed process held need not wait for its lease to end. */
export async function releaseLeases(db: Db): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leaseUntil: null, leaseToken: null })
    .where('state', '=', 'waiting')
    .where('leaseToken', 'is not', null)
    .execute();
}

/** Answers whose lease still stood. */
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

/** How many were deleted. */
export async function pruneFinished(
  db: Db,
  { state, before, limit }: { state: 'done' | 'dead'; before: number; limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', 'in', (from) =>
      from
        .selectFrom('jobs')
        .select('id')
        .where('state', '=', state)
        .where('state', '<>', sql.lit('waiting'))
        .where('finishedAt', '<', before)
        .orderBy('finishedAt')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const countedMost = 10_000;

/** Up to `countedMost`, so that a count costs no more where there are many. */
export async function countJobs(db: Db, state: 'waiting' | 'dead'): Promise<number> {
  const counted = await db
    .selectFrom((from) =>
      from
        .selectFrom('jobs')
        .select('id')
        .where('state', '=', sql.lit(state))
        .$if(state === 'dead', (dead) => dead.where('state', '<>', sql.lit('waiting')))
        .limit(countedMost)
        .as('some'),
    )
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return counted.count;
}

export async function firstRunAt(db: Db, kind: string): Promise<number | undefined> {
  const first = await db
    .selectFrom('jobs')
    .select('runAt')
    .where('state', '=', sql.lit('waiting'))
    .where('kind', '=', kind)
    .orderBy('runAt')
    .limit(1)
    .executeTakeFirst();
  return first?.runAt;
}

/** The latest first. */
export async function listDead(db: Db, before: TimePlace | undefined, limit: number): Promise<JobRow[]> {
  const dead = db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'dead')
    .where('state', '<>', sql.lit('waiting'))
    .orderBy('finishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (!before) return dead.execute();
  return dead
    .where(({ eb, refTuple, tuple }) => eb(refTuple('finishedAt', 'id'), '<', tuple(before.atMs, before.id)))
    .execute();
}

interface Revival {
  id: string;
  runAt: number;
  dialect: Database['dialect'];
}

export async function reviveDead(db: Db, { id, runAt, dialect }: Revival): Promise<JobRow | undefined> {
  const revived = await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, runAt, finishedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .returningAll()
    .executeTakeFirst();
  // Only new rows announce themselves.
  if (revived && dialect === 'postgres') await sql`SELECT pg_notify('meg_work', '')`.execute(db);
  return revived;
}

interface Forward {
  companyId: string;
  kinds: readonly string[];
  runAt: number;
  dialect: Database['dialect'];
}

/** Makes due what a company has waiting for later. */
export async function bringForward(db: Db, { companyId, kinds, runAt, dialect }: Forward): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .updateTable('jobs')
    .set({ runAt })
    .where('state', '=', sql.lit('waiting'))
    .where('kind', 'in', kinds)
    .where('companyId', '=', companyId)
    .where('runAt', '>', runAt)
    .execute();
  if (dialect === 'postgres') await sql`SELECT pg_notify('meg_work', '')`.execute(db);
}
