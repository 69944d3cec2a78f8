import type pg from 'pg';
import { refusesWrites } from '../database.js';
import type { Db } from '../schema.js';
import type { Job, RunGroup } from '../write-queue.js';
import { kyselyOnClient } from './postgres-client.js';
import { closeIdle, isReadOnly } from './read-only-postgres.js';

/** The commit itself failed. It may have succeeded in the database, so the work must not run a second time. */
class CommitFault extends Error {
  constructor(readonly fault: unknown) {
    super('The commit failed');
  }
}

/** The connection broke before the commit was sent, so nothing is stored. */
class ConnectionLost extends Error {
  constructor(readonly fault: unknown) {
    super('The connection was lost');
  }
}

/** BEGIN waits for no lock, so without an answer in this time the database is gone. */
const begin = { text: 'BEGIN', query_timeout: 3_000 };

/** The first statements of the work are sent without waiting for BEGIN. Both have ended when this returns. */
async function begun<T>(client: pg.PoolClient, work: (trx: Db) => Promise<T>): Promise<T> {
  const beginning = client.query(begin);
  const working = async () => work(kyselyOnClient(client));
  const [beginningOutcome, outcome] = await Promise.allSettled([beginning, working()]);
  if (beginningOutcome.status === 'rejected') throw beginningOutcome.reason;
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch((fault) => {
    throw new CommitFault(fault);
  });
  if (command !== 'COMMIT') throw new Error('A fault was passed over in a transaction, which was rolled back');
}

async function inTransaction<T>(pool: pg.Pool, work: (trx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isSpent = false;
  try {
    const value = await begun(client, work);
    await commit(client);
    return value;
  } catch (error) {
    isSpent = error instanceof CommitFault || isReadOnly(error);
    if (isSpent) throw error;
    await client.query('ROLLBACK').catch((fault) => {
      isSpent = true;
      throw new ConnectionLost(fault);
    });
    throw error;
  } finally {
    client.release(isSpent);
  }
}

/** The driver's own error. */
function faultOf(error: unknown): unknown {
  return error instanceof CommitFault || error instanceof ConnectionLost ? error.fault : error;
}

async function runAlone(pool: pg.Pool, job: Job): Promise<void> {
  await inTransaction(pool, job.work).then(
    (value) => job.settle({ value }),
    (error) => job.settle({ error: faultOf(error) }),
  );
}

/** The code of PostgreSQL for every statement after the one that failed. */
const abortedByAnother = '25P02';

/** Some jobs of a group failed by themselves. */
class JobFaults extends Error {
  constructor(readonly guilty: ReadonlySet<Job>) {
    super('Jobs of a group failed');
  }
}

/** Waits for all jobs, because the connection must be idle before it is rolled back. */
async function all(jobs: readonly Job[], trx: Db): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(jobs.map(async ({ work }) => work(trx)));
  const faults = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : undefined));
  const refusal = faults.find(refusesWrites);
  if (refusal) throw refusal;
  const isGuilty = (fault?: { code?: string }) => fault !== undefined && fault.code !== abortedByAnother;
  const guilty = new Set(jobs.filter((_, place) => isGuilty(faults[place])));
  if (guilty.size > 0) throw new JobFaults(guilty);
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value);
}

/**
 * Runs a group in one transaction, without waiting for each answer. PostgreSQL ends a transaction at its first error,
 * so if a job fails, the group is undone: the failed jobs run alone, so that each has its own error, and the others run
 * together once more. If the connection broke, all run once more on another. If the database takes no writes, all fail.
 */
export function postgresGroup(pool: pg.Pool): RunGroup {
  const runTogether = async (group: readonly Job[], isSecondTry = false): Promise<void> => {
    try {
      const values = await inTransaction(pool, (trx) => all(group, trx));
      group.forEach((job, place) => {
        job.settle({ value: values[place] });
      });
    } catch (error) {
      await recover(group, error, isSecondTry);
    }
  };

  const recover = async (group: readonly Job[], error: unknown, isSecondTry: boolean): Promise<void> => {
    if (error instanceof JobFaults) {
      const innocent = group.filter((job) => !error.guilty.has(job));
      await Promise.all([...error.guilty].map((job) => runAlone(pool, job)));
      if (innocent.length > 0) await runTogether(innocent);
    } else if (error instanceof ConnectionLost && !isSecondTry) await runTogether(group, true);
    else {
      if (isReadOnly(error)) await closeIdle(pool);
      throw faultOf(error);
    }
  };
  return (group) => runTogether(group);
}
