import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database/database.js';
import type { Db } from '../database/schema.js';
import type { TimePlace } from '../time/time-cursor.js';
import type { JobsTable } from './jobs.table.js';

export type JobRow = Selectable<JobsTable>;

/** A job that one worker holds. It is changed only with the token of its lease. */
export type Held = Pick<JobRow, 'id'> & { leaseToken: string };

export type JobChange = Updateable<JobsTable>;

/** Of jobs with the same unique key only the first is kept. */
export async function insertJobs(db: Db, rows: readonly Insertable<JobsTable>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute();
}

/** When the first job of each kind can be taken. Leaves out jobs that are held, or during which a process ended. */
export async function nextTimes(db: Db, kinds: readonly string[]): Promise<Map<string, number>> {
  const firsts = await Promise.all(
    kinds.map((kind) =>
      db
        .selectFrom('jobs')
        .select('runAt')
        .where('state', '=', sql.lit('waiting'))
        .where('kind', '=', kind)
        .where('leaseToken', 'is', null)
        .where('interruptions', '=', 0)
        .orderBy('runAt')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return new Map(kinds.flatMap((kind, place) => ((first) => (first ? [[kind, first.runAt]] : []))(firsts[place])));
}

/** False if the lease was lost because another worker has taken over the job. */
export async function changeHeld(db: Db, { id, leaseToken }: Held, change: JobChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ ...change, leaseUntil: null, leaseToken: null })
    .where('id', '=', id)
    .where('leaseToken', '=', leaseToken)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For the start of the only server: a process that still holds a job has ended without giving it back. */
export async function releaseLeases(db: Db): Promise<void> {
  await db
    .updateTable('jobs')
    .set(({ eb }) => ({ leaseUntil: null, leaseToken: null, interruptions: eb('interruptions', '+', 1) }))
    .where('state', '=', 'waiting')
    .where('leaseToken', 'is not', null)
    .execute();
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

interface KindCount {
  kind: string;
  outstanding: number;
  retrying: number;
}

/** Of the first `countedMost` that wait. */
export async function countToDo(db: Db, now: number): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    SELECT "kind", count(CASE WHEN "runAt" <= ${now} OR "attempts" > 0 THEN 1 END) AS "outstanding",
      count(CASE WHEN "attempts" > 0 THEN 1 END) AS "retrying"
    FROM (SELECT "kind", "runAt", "attempts" FROM "jobs" WHERE "state" = 'waiting' LIMIT ${sql.lit(countedMost)}) AS "some"
    GROUP BY "kind"`.execute(db);
  return rows;
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
    .set({ state: 'waiting', attempts: 0, interruptions: 0, runAt, plannedAt: runAt, finishedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .returningAll()
    .executeTakeFirst();
  // Only new rows announce themselves.
  if (revived && dialect === 'postgres') await sql`SELECT pg_notify('meg_work', '')`.execute(db);
  return revived;
}

interface Advance {
  companyId: string;
  kinds: readonly string[];
  runAt: number;
  dialect: Database['dialect'];
}

/** Makes a company's waiting jobs due now. */
export async function bringForward(db: Db, { companyId, kinds, runAt, dialect }: Advance): Promise<void> {
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

interface JobsNaming {
  kinds: readonly string[];
  /** Ids, of which a job's payload must hold one. */
  named: readonly string[];
  before: TimePlace | undefined;
  limit: number;
}

/** Jobs of no company whose payload has one of these ids, the newest first. */
export async function listJobsNaming(db: Db, { kinds, named, before, limit }: JobsNaming): Promise<JobRow[]> {
  if (named.length === 0) return [];
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('companyId', 'is', null)
    .where('kind', 'in', kinds)
    .where(({ or, eb }) => or(named.map((id) => eb('payload', 'like', `%"${id}"%`))))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(before?.atMs as number, before?.id as string)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
