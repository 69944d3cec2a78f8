import type pg from 'pg';
import { kyselyOnClient } from './postgres-client.js';
import type { Db } from './schema.js';
import type { Job, RunGroup } from './write-queue.js';

/** Thrown where the commit itself failed: it may have been done, so the work must not be done a second time. */
class CommitFault extends Error {
  constructor(readonly fault: unknown) {
    super('The commit failed');
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (trx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Not awaited: the first statements of the work follow it down the same connection.
    const begun = client.query('BEGIN');
    begun.catch(() => undefined);
    const [value] = await Promise.all([work(kyselyOnClient(client)), begun]);
    await client.query('COMMIT').catch((fault) => {
      broken = fault as Error;
      throw new CommitFault(fault);
    });
    return value;
  } catch (error) {
    if (!broken) await client.query('ROLLBACK').catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function runAlone(pool: pg.Pool, job: Job): Promise<void> {
  await inTransaction(pool, job.work).then(
    (value) => job.settle({ value }),
    (error) => job.settle({ error: error instanceof CommitFault ? error.fault : error }),
  );
}

/** What PostgreSQL says to every statement after the one that failed. */
const abortedByAnother = '25P02';

/** Thrown where jobs of a group failed by themselves. */
class JobFaults extends Error {
  constructor(readonly guilty: ReadonlySet<Job>) {
    super('Jobs of a group failed');
  }
}

/** All must be done with the connection before it is rolled back. */
async function all(jobs: readonly Job[], trx: Db): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(jobs.map(({ work }) => work(trx)));
  const isGuilty = (outcome: PromiseSettledResult<unknown> | undefined) =>
    outcome?.status === 'rejected' && (outcome.reason as { code?: string }).code !== abortedByAnother;
  const guilty = new Set(jobs.filter((_, place) => isGuilty(outcomes[place])));
  if (guilty.size > 0) throw new JobFaults(guilty);
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value);
}

/**
 * Runs a group at once down one connection, without waiting for each answer. PostgreSQL ends a transaction at its
 * first fault, so a group in which a job fails is undone: the guilty run by themselves, to have a fault that is theirs
 * alone, and the others together once more.
 */
export function postgresGroup(pool: pg.Pool): RunGroup {
  const runTogether = async (group: readonly Job[]): Promise<void> => {
    try {
      const values = await inTransaction(pool, (trx) => all(group, trx));
      group.forEach((job, place) => {
        job.settle({ value: values[place] });
      });
    } catch (error) {
      if (error instanceof CommitFault) throw error.fault;
      const guilty = error instanceof JobFaults ? error.guilty : new Set(group);
      const innocent = group.filter((job) => !guilty.has(job));
      await Promise.all([...guilty].map((job) => runAlone(pool, job)));
      if (innocent.length > 0) await runTogether(innocent);
    }
  };
  return runTogether;
}
