import type { Insertable } from 'kysely';
import type { Ground } from '../ground.js';
import type { AddJob, NewJob } from './job.js';
import { insertJobs } from './jobs.store.js';
import type { JobsTable } from './jobs.table.js';

type Needs = Pick<Ground, 'now' | 'newId'>;

export function jobRow(
  { now, newId }: Needs,
  { kind, companyId, payload, uniqueKey, runAt }: NewJob,
): Insertable<JobsTable> {
  const createdAt = now();
  return {
    id: newId(),
    kind,
    companyId,
    payload: JSON.stringify(payload),
    uniqueKey: uniqueKey ?? null,
    state: 'waiting',
    runAt: runAt ?? createdAt,
    leaseUntil: null,
    leaseToken: null,
    plannedAt: createdAt,
    attempts: 0,
    lastError: null,
    createdAt,
    finishedAt: null,
  };
}

/** Writes a job into the caller's own transaction. */
export function jobAdder(ground: Needs): AddJob {
  return (db, job) => insertJobs(db, [jobRow(ground, job)]);
}
