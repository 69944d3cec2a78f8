import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database/database.js';
import type { Db } from '../database/schema.js';
import type { KeptRows } from '../retention/kept-rows.js';
import type { TimePlace } from '../time/time-cursor.js';
import { dayMs } from '../time/time-units.js';
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

const earliestOf = (db: Db, kind: string) =>
  db
    .selectFrom('jobs')
    .select('runAt')
    .where('state', '=', sql.lit('waiting'))
    .where('kind', '=', kind)
    .orderBy('runAt')
    .limit(1);

/** When the first waiting job of the kind is due, held or not. */
export async function firstRunAt(db: Db, kind: string): Promise<number | undefined> {
  return (await earliestOf(db, kind).executeTakeFirst())?.runAt;
}

/** When the first job of each kind can be taken. Leaves out jobs that are held, or during which a process ended. */
export async function nextTimes(db: Db, kinds: readonly string[]): Promise<Map<string, number>> {
  const times = kinds.map(async (kind) => {
    const free = earliestOf(db, kind).where('leaseToken', 'is', null).where('interruptions', '=', 0);
    const first = await free.executeTakeFirst();
    return first ? [[kind, first.runAt] as const] : [];
  });
  return new Map((await Promise.all(times)).flat());
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

const keptFinished = (state: 'done' | 'dead', which: string, keptMs: number): KeptRows => ({
  table: 'jobs',
  which,
  keptMs,
  deleteOld: async (trx, beforeMs, most) => {
    const oldest = trx
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', state)
      .where('state', '<>', sql.lit('waiting'))
      .where('finishedAt', '<', beforeMs)
      .orderBy('finishedAt')
      .limit(most);
    const { numDeletedRows } = await trx.deleteFrom('jobs').where('id', 'in', oldest).executeTakeFirst();
    return Number(numDeletedRows);
  },
});

export const keptJobs: readonly KeptRows[] = [
  keptFinished('done', 'those that were done', 7 * dayMs),
  keptFinished('dead', 'those that were given up', 90 * dayMs),
];

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

/** Counts the first `countedMost` that wait. */
export async function countToDo(db: Db, now: number): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    SELECT "kind", count(CASE WHEN "runAt" <= ${now} OR "attempts" > 0 THEN 1 END) AS "outstanding",
      count(CASE WHEN "attempts" > 0 THEN 1 END) AS "retrying"
    FROM (SELECT "kind", "runAt", "attempts" FROM "jobs" WHERE "state" = 'waiting' LIMIT ${sql.lit(countedMost)}) AS "some"
    GROUP BY "kind"`.execute(db);
  return rows;
}

/** The latest first. */
export async function listDead(db: Db, before: TimePlace | undefined, limit: number): Promise<JobRow[]> {
  const dead = db.selectFrom('jobs').selectAll().where('state', '=', 'dead').where('state', '<>', sql.lit('waiting'));
  const page = before
    ? dead.where(({ eb, refTuple, tuple }) => eb(refTuple('finishedAt', 'id'), '<', tuple(before.atMs, before.id)))
    : dead;
  return page.orderBy('finishedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

type Dialect = Database['dialect'];

/** For jobs that are due again: the database announces only new rows by itself. */
async function announceJobs(db: Db, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`SELECT pg_notify('meg_work', '')`.execute(db);
}

export async function reviveDead(db: Db, dialect: Dialect, { id, runAt }: Pick<JobRow, 'id' | 'runAt'>) {
  const revived = await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempts: 0, interruptions: 0, runAt, plannedAt: runAt, finishedAt: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .returningAll()
    .executeTakeFirst();
  if (revived) await announceJobs(db, dialect);
  return revived;
}

interface Advance {
  companyId: string;
  kinds: readonly string[];
  runAt: number;
  dialect: Dialect;
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
  await announceJobs(db, dialect);
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
