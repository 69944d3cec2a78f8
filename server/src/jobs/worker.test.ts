import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventRecorder } from '../features/events/events.service.js';
import { newId } from '../ids.js';
import { addCompany } from '../testing/companies.js';
import { databases, makeDatabase, type TestDatabase } from '../testing/each-database.js';
import { jobAdder } from './add-job.js';
import { type Job, type JobHandler, JobPostponed, JobRefused } from './job.js';
import { JobRegistry } from './job-registry.js';
import { Worker } from './worker.js';

describe.each(databases)('the worker (%s)', (kind) => {
  let test: TestDatabase;
  let companyId: string;
  let now = 1_000_000;
  const clock = { now: () => now, newId };
  const addJob = jobAdder(clock);
  const recordEvent = eventRecorder(clock);
  beforeAll(async () => {
    test = await makeDatabase(kind);
    companyId = await addCompany(test.database, 'movers');
  });
  afterAll(() => test.drop());

  const workerOf = (registry: JobRegistry) =>
    new Worker({
      ...clock,
      database: test.database,
      random: () => 0.5,
      recordEvent,
      registry,
      logger: pino({ level: 'silent' }),
    });

  function working(handler: Partial<JobHandler> & Pick<JobHandler, 'run'>) {
    const kind = `kind-${newId()}`;
    const registry = new JobRegistry();
    registry.handle({ kind, retryAfterMs: [1_000, 10_000], ...handler });
    const add = (payload: Job['payload'] = {}) =>
      test.database.transaction((trx) => addJob(trx, { kind, companyId, payload }));
    const rows = () =>
      test.database.reader.selectFrom('jobs').selectAll().where('kind', '=', kind).orderBy('id').execute();
    const events = async () => {
      const dead = await test.database.reader.selectFrom('events').selectAll().where('type', '=', 'job.dead').execute();
      return dead.filter(({ detail }) => JSON.parse(detail).kind === kind);
    };
    return { kind, registry, worker: workerOf(registry), add, rows, events };
  }

  it('tells an event to each who subscribed to it, once, in the order of the events', async () => {
    const heard: unknown[] = [];
    const {
      kind: hearer,
      registry,
      worker,
    } = working({ atOnce: 1, run: async ({ payload }) => void heard.push(payload) });
    registry.subscribe(hearer, ['feedback.given', 'handoff.requested']);
    const subjects = Array.from({ length: 250 }, () => newId());
    for (const subjectId of subjects) {
      const event = { type: 'feedback.given' as const, companyId, subjectId, detail: { by: 'visitor' } };
      await test.database.transaction((trx) => recordEvent(trx, event));
    }
    await worker.settle();
    await worker.settle();
    expect(heard).toEqual(
      subjects.map((subjectId) => ({ eventId: expect.any(String), type: 'feedback.given', subjectId, by: 'visitor' })),
    );
  });

  it('stores what a job leads to together with its end', async () => {
    const next = working({ run: async () => undefined });
    const first = working({
      run: async () => async (trx) => addJob(trx, { kind: next.kind, companyId, payload: {} }),
    });
    await first.add();
    await first.worker.settle();
    expect(await first.rows()).toMatchObject([{ state: 'done', leaseToken: null, finishedAt: now }]);
    expect(await next.rows()).toMatchObject([{ state: 'waiting' }]);
  });

  it('tries again after the times of the table, under the same id, and gives up after the last', async () => {
    const tried: [string, number][] = [];
    const { worker, add, rows, events } = working({
      run: async ({ id, attempt }) => {
        tried.push([id, attempt]);
        throw new Error('550 no mailbox for <amina@example.com>, call +44 7700 900123');
      },
    });
    await add();
    for (const waitMs of [0, 999, 1, 9_999, 1, 100_000]) {
      now += waitMs;
      await worker.settle();
    }
    const [row] = await rows();
    expect(tried).toEqual([1, 2, 3].map((attempt) => [row?.id, attempt]));
    expect(row).toMatchObject({ state: 'dead', lastError: '550 no mailbox for <[address]>, call [number]' });
    expect(await events()).toMatchObject([{ companyId, subjectId: row?.id }]);
  });

  it('gives up at once what was refused, and lets its handler know in the same transaction', async () => {
    const { worker, add, rows } = working({
      run: async () => {
        throw new JobRefused('no such person');
      },
      onDead: async (trx, { payload }, reason) => {
        await addJob(trx, { kind: 'told', companyId, payload: { ...payload, reason } });
      },
    });
    await add({ about: 'x' });
    await worker.settle();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1 }]);
    const told = await test.database.reader.selectFrom('jobs').select('payload').where('kind', '=', 'told').execute();
    expect(told.map(({ payload }) => JSON.parse(payload))).toEqual([{ about: 'x', reason: 'no such person' }]);
  });

  it('makes no event of a dead job that says so, or that such events make', async () => {
    const run = async () => {
      throw new JobRefused('no');
    };
    const quiet = working({ run, tellsOfDeath: () => false });
    const hearer = working({ run });
    hearer.registry.subscribe(hearer.kind, ['job.dead']);
    for (const { add, worker, events } of [quiet, hearer]) {
      await add();
      await worker.settle();
      expect(await events()).toEqual([]);
    }
  });

  it('comes again when the other side said so, without counting it as a failure', async () => {
    const attempts: number[] = [];
    const { worker, add, rows } = working({
      retryAfterMs: [],
      run: async ({ attempt }) => {
        attempts.push(attempt);
        if (attempts.length < 4) throw new JobPostponed('busy', 60_000);
        return undefined;
      },
    });
    await add();
    for (let round = 0; round < 4; round++, now += 60_000) await worker.settle();
    expect(attempts).toEqual([1, 1, 1, 1]);
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });
});
