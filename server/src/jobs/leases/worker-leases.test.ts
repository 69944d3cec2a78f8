import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { dyingDatabase, gate, working } from '../../testing/start-worker.js';
import { releaseLeases } from '../jobs.store.js';

describe.each(databases)('a job that is in the hands of a worker (%s)', (kind) => {
  let test: TestDatabase;
  let now = 1_000_000;
  beforeAll(async () => {
    test = await createDatabase(kind);
  });
  afterAll(() => test.drop());
  const clock = () => now;

  it('is done by one of four workers and by no other, a thousand times', async () => {
    const begun: string[] = [];
    let running = 0;
    let most = 0;
    const {
      kind: one,
      worker,
      addJob,
      rows,
    } = working(test.database, clock, {
      run: async ({ id }) => {
        begun.push(id);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return undefined;
      },
    });
    await test.database.transaction(async (trx) => {
      for (let job = 0; job < 1_000; job++) await addJob(trx, { kind: one, companyId: null, payload: { job } });
    });
    const done = await Promise.all([worker(), worker(), worker(), worker()].map((each) => each.settle()));
    expect(done.reduce((sum, count) => sum + count)).toBe(1_000);
    expect(new Set(begun).size).toBe(1_000);
    expect(begun).toHaveLength(1_000);
    expect((await rows()).every(({ state, attempts }) => state === 'done' && attempts === 1)).toBe(true);
    expect(most).toBeLessThanOrEqual(32);
  });

  it('is not taken by another before the lease is over, and what a worker that lost it brings is not stored', async () => {
    const slow = gate();
    let tries = 0;
    const told = working(test.database, clock, { run: async () => undefined });
    const { worker, add, rows } = working(test.database, clock, {
      run: async ({ attempt }) => {
        tries += 1;
        if (attempt === 1) await slow.opened;
        return (trx) => told.addJob(trx, { kind: told.kind, companyId: null, payload: { attempt } });
      },
    });
    await add();
    const first = worker().settle();
    while (tries === 0) await new Promise((resolve) => setImmediate(resolve));
    const other = worker();
    for (let passedMs = 0; passedMs < 60_000; passedMs += 10_000) {
      expect(await other.settle()).toBe(0);
      now += 10_000;
    }
    expect(await other.settle()).toBe(1);
    const after = await rows();
    slow.open();
    await first;
    expect(await rows()).toEqual(after);
    expect((await told.rows()).map(({ payload }) => payload)).toEqual(['{"attempt":2}']);
  });

  it('is done once more under the same id when its worker died between the deed and its record', async () => {
    const tries: [string, number][] = [];
    const { worker, add, rows } = working(test.database, clock, {
      run: async ({ id, attempt }) => {
        tries.push([id, attempt]);
        return undefined;
      },
    });
    await add();
    // It stores the claim.
    await worker(dyingDatabase(test.database, 1)).settle();
    expect(await worker().settle()).toBe(0);
    await test.database.transaction(releaseLeases);
    expect(await worker().settle()).toBe(1);
    const [row] = await rows();
    expect(tries).toEqual([1, 2].map((attempt) => [row?.id, attempt]));
    expect(row?.state).toBe('done');
  });

  it('is set aside where two workers died in its midst, however many tries it has', async () => {
    const { worker, add, rows } = working(test.database, clock, { run: async () => undefined });
    await add();
    for (let death = 1; death <= 2; death++) {
      await worker(dyingDatabase(test.database, 1)).settle();
      await test.database.transaction(releaseLeases);
      expect(await rows()).toMatchObject([{ state: 'waiting', interruptions: death }]);
    }
    await worker().settle();
    expect(await rows()).toMatchObject([
      { state: 'dead', attempts: 2, lastError: expect.stringMatching(/^Set aside: the server/) },
    ]);
  });

  it('is taken up again by its own worker where what came of it was not stored, and that is no interruption', async () => {
    let tries = 0;
    const { worker, add, rows } = working(test.database, clock, {
      run: async () => {
        tries += 1;
        return tries > 1 ? undefined : async () => Promise.reject(new Error('Not stored'));
      },
    });
    await add();
    // The claim is stored. Its end and its failure are not.
    let stored = 0;
    const own = worker({
      ...test.database,
      transaction: (work) => {
        stored += 1;
        return stored === 2 || stored === 3 ? Promise.reject(new Error('Down')) : test.database.transaction(work);
      },
    });
    for (let passedMs = 0; passedMs <= 60_000; passedMs += 10_000) {
      await own.settle();
      now += 10_000;
    }
    await own.settle();
    expect(tries).toBe(2);
    expect(await rows()).toMatchObject([{ state: 'done', interruptions: 0 }]);
  });

  it('is given back at once when its server stops, without counting the try', async () => {
    const begun = gate();
    const { worker, add, rows } = working(test.database, clock, {
      run: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          begun.open();
        }),
    });
    await add();
    const stopping = worker();
    stopping.start();
    await begun.opened;
    await stopping.stop({ drainMs: 0 });
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, leaseToken: null, leaseUntil: null }]);
  });

  it('is let end when its server stops', async () => {
    const begun = gate();
    const end = gate();
    const { worker, add, rows } = working(test.database, clock, {
      run: async () => {
        begun.open();
        await end.opened;
        return undefined;
      },
    });
    await add();
    const stopping = worker();
    stopping.start();
    await begun.opened;
    const stopped = stopping.stop();
    end.open();
    await stopped;
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });
});
