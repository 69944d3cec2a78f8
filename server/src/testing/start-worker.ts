import { pino } from 'pino';
import type { Database } from '../database/database.js';
import { eventRecorder } from '../events/record-event.js';
import { newId } from '../ids/ids.js';
import { jobAdder } from '../jobs/add-job.js';
import type { Job, JobHandler } from '../jobs/job.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { Worker } from '../jobs/worker/worker.js';

/** One kind of jobs with a name of its own, so that tests on one database do not meet. */
export function working(
  database: Database,
  clock: (() => number) | { now: () => number; steadyNow: () => number },
  handler: Partial<JobHandler> & Pick<JobHandler, 'run'>,
) {
  const { now, steadyNow } = typeof clock === 'function' ? { now: clock, steadyNow: clock } : clock;
  const { kind = `kind-${newId()}` } = handler;
  const given = { now, newId };
  const recordEvent = eventRecorder(given);
  const registry = new JobRegistry();
  registry.handle({ retryAfterMs: [1_000, 10_000], ...handler, kind });
  const addJob = jobAdder(given);
  return {
    kind,
    registry,
    recordEvent,
    addJob,
    /** Another worker for the same jobs, as of another server. */
    worker: (on: Database = database, logger = pino({ level: 'silent' })) =>
      new Worker({
        ...{
          ...given,
          steadyNow,
          database: on,
          random: () => 0.5,
          recordEvent,
          registry,
          logger,
        },
      }),
    add: (payload: Job['payload'] = {}) =>
      database.transaction((trx) => addJob(trx, { kind, companyId: null, payload })),
    rows: () => database.reader.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id').execute(),
  };
}

/** Stores as many transactions as that, and from then on none, as if the process had died there. */
export function dyingDatabase(database: Database, transactions: number): Database {
  let left = transactions;
  return {
    ...database,
    transaction: (work) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('Died')) : database.transaction(work);
    },
  };
}

/** For a run that does not end before a test says so. */
export function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
