import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../database/schema.js';
import { createDatabase, type TestDatabase } from '../testing/database/each-database.js';
import { planOf } from '../testing/database/sqlite-plan.js';
import { countJobs, firstRunAt, keptJobs, listDead, listJobsNaming, nextTimes } from './jobs.store.js';
import { claimDue, listInterrupted, waitingOwners } from './leases/job-claims.store.js';
import { listHeldLeases } from './leases/leases.store.js';

const lease = { leaseToken: 'token', leaseUntil: 2 };
const claim = { dialect: 'sqlite', kind: 'a.test', of: 'company', now: 1, limit: 8, lease } as const;

const naming = { kinds: ['a.test', 'b.test'], named: ['id'], before: { atMs: 5, id: 'id' }, limit: 26 };

describe('Looking for jobs', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each<[string, (db: Db) => Promise<unknown>]>([
    ['that are due', (db) => claimDue(db, claim)],
    ['of companies in turns', (db) => waitingOwners(db, { kind: 'a.test', after: 'company', limit: 500 })],
    ['in whose midst a process ended', (db) => listInterrupted(db, ['a.test', 'b.test'], 50)],
    ['that somebody holds', (db) => listHeldLeases(db)],
    ['that come next', (db) => nextTimes(db, ['a.test', 'b.test'])],
    ['of the platform that name somebody', (db) => listJobsNaming(db, naming)],
    ['that wait the longest', (db) => firstRunAt(db, 'a.test')],
    ['to count those that wait', (db) => countJobs(db, 'waiting')],
    ['to count those that were given up', (db) => countJobs(db, 'dead')],
    ['that were given up', (db) => listDead(db, undefined, 26)],
    ['that were given up before another', (db) => listDead(db, { atMs: 5, id: 'id' }, 26)],
    ['to forget', (db) => Promise.all(keptJobs.map(({ deleteOld }) => deleteOld(db, 5, 500)))],
  ])('%s reads them from an index in their order, whatever else there is', async (_, look) => {
    const plan = await planOf(test, look);
    expect(
      plan.filter((step) =>
        /SCAN jobs(?! USING (COVERING )?INDEX jobs(Due|ByCompany|Held|Interrupted))|TEMP B-TREE FOR ORDER/.test(step),
      ),
    ).toEqual([]);
    expect(plan.some((step) => /jobs(Due|ByCompany|Held|Interrupted|Finished|OfPlatform)/.test(step))).toBe(true);
  });
});
