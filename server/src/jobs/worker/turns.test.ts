import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { gate, working } from '../../testing/start-worker.js';

describe.each(databases)('survives: one company starves the others – jobs of any kind (%s)', (kind) => {
  let test: TestDatabase;
  let hostile: string;
  let well: string;
  beforeAll(async () => {
    test = await createDatabase(kind);
    [hostile, well] = [await addCompany(test.database, 'hostile'), await addCompany(test.database, 'well')];
  });
  afterAll(() => test.drop());
  const now = 1_000_000;

  function begin(atOnce: number, run: (companyId: string | null) => Promise<void>) {
    const made = working(test.database, () => now, {
      atOnce,
      run: async ({ companyId }) => {
        await run(companyId);
        return undefined;
      },
    });
    const add = (companyId: string, count: number, runAt: number) =>
      test.database.transaction(async (trx) => {
        for (let job = 0; job < count; job++)
          await made.addJob(trx, { kind: made.kind, companyId, payload: { job }, runAt });
      });
    return { ...made, addFor: add };
  }

  it('are begun in turns, however many another company has that came before', async () => {
    const begun: (string | null)[] = [];
    const { addFor, worker } = begin(4, async (companyId) => {
      begun.push(companyId);
    });
    await addFor(hostile, 150, now - 1_000);
    await addFor(well, 5, now);
    await worker().settle();
    expect(begun).toHaveLength(155);
    expect(begun.lastIndexOf(well)).toBeLessThan(20);
  });

  it('are done while those of another company never end', async () => {
    const end = gate();
    const done: (string | null)[] = [];
    let allDone: () => void = () => undefined;
    const wellDone = new Promise<void>((resolve) => {
      allDone = resolve;
    });
    const { addFor, worker } = begin(8, async (companyId) => {
      if (companyId === hostile) await end.opened;
      done.push(companyId);
      if (done.length === 20) allDone();
    });
    await addFor(hostile, 100, now - 1_000);
    const server = worker();
    server.start();
    await addFor(well, 20, now);
    await wellDone;
    expect(done).toEqual(Array.from({ length: 20 }, () => well));
    end.open();
    await server.stop();
  });
});
