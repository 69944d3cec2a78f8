import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { deleteOldRows } from '../../retention/delete-old-rows.js';
import { addCompany } from '../../testing/companies.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { working } from '../../testing/start-worker.js';
import { type JobHandler, JobPostponed, JobRefused } from '../job.js';
import { keptJobs } from '../jobs.store.js';

describe.each(databases)('the worker (%s)', (kind) => {
  let test: TestDatabase;
  let companyId: string;
  let now = 1_000_000;
  beforeAll(async () => {
    test = await createDatabase(kind);
    companyId = await addCompany(test.database, 'movers');
  });
  afterAll(() => test.drop());

  const make = (handler: Partial<JobHandler> & Pick<JobHandler, 'run'>) => {
    const made = working(test.database, () => now, handler);
    const add = (payload = {}) =>
      test.database.transaction((trx) => made.addJob(trx, { kind: made.kind, companyId, payload }));
    return { ...made, add, settle: () => made.worker().settle() };
  };
  const refuse = async () => {
    throw new JobRefused('no such person');
  };
  const deathsOf = async (kindOfJob: string) => {
    const dead = await test.database.reader.selectFrom('events').selectAll().where('type', '=', 'job.dead').execute();
    return dead.filter(({ detail }) => JSON.parse(detail).kind === kindOfJob);
  };

  it('tells an event to each who subscribed to it, once, in the order of the events', async () => {
    const heard: unknown[] = [];
    const { recordEvent, settle } = make({
      events: ['feedback.given', 'handoff.requested'],
      atOnce: 1,
      run: async ({ payload }) => {
        heard.push(payload);
        return undefined;
      },
    });
    const subjects = Array.from({ length: 120 }, () => newId());
    const startedAt = now;
    await test.database.transaction(async (trx) => {
      for (const subjectId of subjects) {
        await recordEvent(trx, { type: 'feedback.given', companyId, subjectId, detail: { by: 'visitor' } });
        now += 1;
      }
    });
    await settle();
    await settle();
    expect(heard).toEqual(
      subjects.map((subjectId, place) => ({
        eventId: expect.any(String),
        type: 'feedback.given',
        subjectId,
        by: 'visitor',
        happenedAt: startedAt + place,
      })),
    );
  });

  it('stores what a job leads to together with its end', async () => {
    const next = make({ run: async () => undefined });
    const first = make({ run: async () => (trx) => next.addJob(trx, { kind: next.kind, companyId, payload: {} }) });
    await first.add();
    await first.settle();
    expect(await first.rows()).toMatchObject([{ state: 'done', leaseToken: null, finishedAt: now }]);
    expect(await next.rows()).toMatchObject([{ state: 'waiting' }]);
  });

  it('tries again when what a job leads to cannot be stored, and stores nothing by halves', async () => {
    const next = make({ run: async () => undefined });
    const first = make({
      run:
        async ({ attempt }) =>
        async (trx) => {
          await next.addJob(trx, { kind: next.kind, companyId, payload: { attempt } });
          // No such company: refused by the database.
          if (attempt === 1) await next.addJob(trx, { kind: next.kind, companyId: newId(), payload: {} });
        },
    });
    await first.add();
    await first.settle();
    expect([await first.rows(), await next.rows()]).toMatchObject([[{ state: 'waiting' }], []]);
    now += 1_000;
    await first.settle();
    expect([await first.rows(), await next.rows()]).toMatchObject([
      [{ state: 'done' }],
      [{ payload: '{"attempt":2}' }],
    ]);
  });

  it('tries again after the times of the table, under the same id, and gives up after the last', async () => {
    const tried: [string, number][] = [];
    const {
      kind: failing,
      settle,
      add,
      rows,
    } = make({
      run: async ({ id, attempt }) => {
        tried.push([id, attempt]);
        throw new Error('550 no mailbox for <amina@example.com>');
      },
    });
    await add();
    for (const waitMs of [0, 999, 1, 9_999, 1, 100_000]) {
      now += waitMs;
      await settle();
    }
    const [row] = await rows();
    expect(tried).toEqual([1, 2, 3].map((attempt) => [row?.id, attempt]));
    expect(row).toMatchObject({ state: 'dead', lastError: '550 no mailbox for <[address]>' });
    expect(await deathsOf(failing)).toMatchObject([{ companyId, subjectId: row?.id }]);
  });

  it('gives up at once what was refused, and lets its handler know in the same transaction', async () => {
    const told = make({ run: async () => undefined });
    const { settle, add, rows } = make({
      run: refuse,
      onDead: (trx, { payload }, reason) =>
        told.addJob(trx, { kind: told.kind, companyId, payload: { ...payload, reason } }),
    });
    await add({ about: 'x' });
    await settle();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1 }]);
    const [{ payload } = { payload: '{}' }] = await told.rows();
    expect(JSON.parse(payload)).toEqual({ about: 'x', reason: 'no such person' });
  });

  it('makes no event of a dead job that says so, or that such events make', async () => {
    const quiet = make({ run: refuse, reportsFailure: () => false });
    const hearer = make({ events: ['job.dead'], run: refuse });
    for (const { kind: dying, add, settle } of [quiet, hearer]) {
      await add({ type: 'job.dead' });
      await settle();
      expect(await deathsOf(dying)).toEqual([]);
    }
  });

  it('makes an event of a dead job that was to tell of something else', async () => {
    const hearer = make({ events: ['job.dead'], run: refuse });
    await hearer.add({ type: 'lead.created' });
    await hearer.worker().settle();
    expect(await deathsOf(hearer.kind)).toHaveLength(1);
  });

  it('comes again when the other side said so, without counting it as a failure', async () => {
    const attempts: number[] = [];
    const { settle, add, rows } = make({
      retryAfterMs: [],
      run: async ({ attempt }) => {
        attempts.push(attempt);
        if (attempts.length < 4) throw new JobPostponed('busy', 60_000);
        return undefined;
      },
    });
    await add();
    for (let round = 0; round < 4; round++, now += 60_000) await settle();
    expect(attempts).toEqual([1, 1, 1, 1]);
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });

  it('is told to come again for three days at most', async () => {
    const { settle, add, rows } = make({
      retryAfterMs: [],
      run: async () => {
        throw new JobPostponed('busy', 86_400_000);
      },
    });
    await add();
    for (let day = 0; day < 3; day++, now += 86_400_000) {
      await settle();
      expect(await rows()).toMatchObject([{ state: 'waiting' }]);
    }
    await settle();
    expect(await rows()).toMatchObject([{ state: 'dead', lastError: 'busy' }]);
  });

  it('counts a try that does not end as failed, and tells it to stop', async () => {
    let wasTold = false;
    const { settle, add, rows } = make({
      timeLimitMs: 1,
      run: (_, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            wasTold = true;
          });
        }),
    });
    await add();
    await settle();
    expect(wasTold).toBe(true);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, leaseToken: null }]);
  });

  it('forgets what was done after a week, and what was given up after three months', async () => {
    const done = make({ run: async () => undefined });
    const dead = make({ run: refuse });
    for (const { add, settle } of [done, dead]) {
      await add();
      await settle();
    }
    const left = async () => [(await done.rows()).length, (await dead.rows()).length];
    const dayMs = 86_400_000;
    const prune = async () => {
      for (const kept of keptJobs) await deleteOldRows({ database: test.database, now: () => now }, kept, () => true);
    };
    now += 7 * dayMs;
    await prune();
    expect(await left()).toEqual([1, 1]);
    now += 1;
    await prune();
    expect(await left()).toEqual([0, 1]);
    now += 83 * dayMs;
    await prune();
    expect(await left()).toEqual([0, 0]);
  });
});
