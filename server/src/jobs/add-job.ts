import type { AddJob } from './job.js';

interface Sources {
  now: () => number;
  newId: () => string;
}

/** Writes a job into the caller's own transaction. */
export function jobAdder({ now, newId }: Sources): AddJob {
  return async (db, { kind, companyId, payload, uniqueKey, runAt }) => {
    const createdAt = now();
    await db
      .insertInto('jobs')
      .values({
        ...{ id: newId(), kind, companyId, payload: JSON.stringify(payload), uniqueKey: uniqueKey ?? null },
        ...{ state: 'waiting', runAt: runAt ?? createdAt, leaseUntil: null, leaseToken: null },
        ...{ attempts: 0, lastError: null, createdAt, finishedAt: null },
      })
      .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
      .execute();
  };
}
