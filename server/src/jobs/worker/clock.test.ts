import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { addCompany } from '../../testing/companies.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { gate, working } from '../../testing/start-worker.js';

const hourMs = 3_600_000;
const lookMs = 10_000;

describe.each(databases)('survives: clock set back or forward – jobs (%s)', (kind) => {
  let test: TestDatabase;
  let companyId: string;
  /** As the machine shows it, and as it passes in truth. */
  let now: number;
  let passed: number;
  beforeAll(async () => {
    test = await createDatabase(kind);
    companyId = await addCompany(test.database, 'movers');
  });
  afterAll(() => test.drop());
  beforeEach(() => {
    now = 100 * hourMs;
    passed = 0;
  });
  const clock = { now: () => now, steadyNow: () => passed };
  const pass = (ms: number) => {
    now += ms;
    passed += ms;
  };
  const setTo = { forward: hourMs, back: -hourMs };
  const ways = Object.keys(setTo) as (keyof typeof setTo)[];

  it.each(ways)('that run are not begun again, by their own worker or another, when it is set %s', async (way) => {
    const end = gate();
    let begun = 0;
    const { add, worker, rows } = working(test.database, clock, {
      run: async () => {
        begun += 1;
        await end.opened;
        return undefined;
      },
    });
    await add();
    const [own, other] = [worker(), worker()];
    own.start();
    while (begun === 0) await new Promise((resolve) => setImmediate(resolve));
    now += setTo[way];
    for (let look = 0; look < 3; look++) {
      expect(await other.settle()).toBe(0);
      pass(lookMs);
    }
    await add();
    while (begun === 1) await new Promise((resolve) => setImmediate(resolve));
    end.open();
    await own.stop();
    expect(begun).toBe(2);
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['done', 1],
    ]);
  });

  it('that were planned while it was an hour ahead are done soon after it is set back', async () => {
    let tries = 0;
    const { add, worker, rows, recordEvent } = working(test.database, clock, {
      events: ['feedback.given'],
      run: async ({ payload }) => {
        tries += 1;
        if (payload.fails === 1 && tries === 1) throw new Error('Down');
        return undefined;
      },
    });
    const own = worker();
    await add({ fails: 1 });
    now += hourMs;
    await own.settle();
    await add({ waits: 1 });
    await test.database.transaction((trx) =>
      recordEvent(trx, { type: 'feedback.given', companyId, subjectId: newId() }),
    );
    now -= hourMs;
    await own.settle();
    pass(2_000);
    await own.settle();
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(tries).toBe(4);
  });

  it('that another server planned while its clock was ahead are done by one that comes anew', async () => {
    const ahead = working(test.database, { ...clock, now: () => now + hourMs }, { run: async () => undefined });
    await ahead.add();
    const right = working(test.database, clock, { kind: ahead.kind, run: async () => undefined });
    await right.worker().settle();
    expect(await ahead.rows()).toMatchObject([{ state: 'done' }]);
  });

  it('that are to run later still do, however it is set', async () => {
    let ran = 0;
    const {
      kind: one,
      addJob,
      worker,
    } = working(test.database, clock, {
      run: async () => {
        ran += 1;
        return undefined;
      },
    });
    const own = worker();
    await own.settle();
    await test.database.transaction((trx) =>
      addJob(trx, { kind: one, companyId, payload: {}, runAt: now + 10 * 60_000 }),
    );
    now -= hourMs;
    await own.settle();
    expect(ran).toBe(0);
    pass(10 * 60_000);
    await own.settle();
    expect(ran).toBe(1);
  });

  it('of a worker that died are taken up within a minute or so, though servers differ by an hour', async () => {
    const dead = working(test.database, clock, { run: async () => undefined });
    await dead.add();
    let transactions = 0;
    const dying = dead.worker({
      ...test.database,
      transaction: (work) => {
        transactions += 1;
        return transactions > 1 ? Promise.reject(new Error('Died')) : test.database.transaction(work);
      },
    });
    await dying.settle();
    const other = working(
      test.database,
      { ...clock, now: () => now - hourMs },
      {
        kind: dead.kind,
        run: async () => undefined,
      },
    );
    const heir = other.worker();
    for (let look = 0; look <= 7; look++) {
      await heir.settle();
      pass(lookMs);
    }
    expect(await dead.rows()).toMatchObject([{ state: 'done', interruptions: 1 }]);
  });
});
