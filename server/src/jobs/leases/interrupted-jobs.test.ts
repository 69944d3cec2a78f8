import { pino } from 'pino';
import { expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { gate, working } from '../../testing/start-worker.js';
import { releaseLeases } from '../jobs.store.js';
import { claimOne } from './job-claims.store.js';
import { LeaseRenewal } from './lease-renewal.js';
import { LeaseWatch } from './lease-watch.js';

/** Far above what is needed: a test that would go on for ever fails. */
const mostStarts = 50;

eachDatabase('a job that ends the server', (current) => {
  it('ends it twice and is set aside, and those that ran beside it are all done', async () => {
    const { database } = current();
    const companyId = await addCompany(database, 'movers');
    let deaths = 0;
    let die: () => void = () => undefined;
    const { kind, worker, addJob, rows } = working(database, () => 1_000_000, {
      run: async ({ payload }) => {
        // As when the process ends: nothing that runs is heard of again.
        if (payload.isGuilty === 1) die();
        else await Promise.resolve();
        return undefined;
      },
    });
    await database.transaction(async (trx) => {
      for (let job = 0; job < 24; job++)
        await addJob(trx, { kind, companyId, payload: { job, isGuilty: job === 5 ? 1 : 0 } });
    });
    const dyingServer = async () => {
      let isDead = false;
      const died = new Promise<'died'>((resolve) => {
        die = () => {
          isDead = true;
          resolve('died');
        };
      });
      const mine = worker({
        ...database,
        transaction: (work) => (isDead ? new Promise(() => undefined) : database.transaction(work)),
      });
      return Promise.race([mine.settle(), died]);
    };
    for (let start = 0; start < mostStarts; start++) {
      await database.transaction(releaseLeases);
      if ((await dyingServer()) !== 'died') break;
      deaths += 1;
    }
    expect(deaths).toBe(2);
    const all = await rows();
    expect(all.filter(({ state }) => state === 'dead')).toMatchObject([
      { payload: '{"job":5,"isGuilty":1}', lastError: 'Set aside: the server ended twice while this job was running' },
    ]);
    expect(all.filter(({ state }) => state === 'done')).toHaveLength(23);
    const rung = await database.reader.selectFrom('events').selectAll().where('type', '=', 'job.dead').execute();
    expect(rung).toMatchObject([{ companyId, subjectId: all.find(({ state }) => state === 'dead')?.id }]);
  });

  it('is blamed where the server stops after a fault, and not where it stops by itself', async () => {
    const interruptions = async (isFault: boolean) => {
      const begun = gate();
      const { worker, add, rows } = working(current().database, () => 1_000_000, {
        run: (_, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
            begun.open();
          }),
      });
      await add();
      const server = worker();
      server.start();
      await begun.opened;
      if (isFault) server.blameRunning();
      await server.stop({ drainMs: 0 });
      return rows();
    };
    expect(await interruptions(false)).toMatchObject([{ state: 'waiting', interruptions: 0 }]);
    expect(await interruptions(true)).toMatchObject([{ state: 'waiting', interruptions: 1 }]);
  });

  it('is not blamed for a server that was only thought to be gone', async () => {
    const { database } = current();
    let now = 1_000_000;
    const { kind, add, rows } = working(database, () => now, { run: async () => undefined });
    await add();
    const lease = { leaseToken: 'stalled', leaseUntil: 1 };
    const [waiting] = await rows();
    const row = await database.transaction((trx) => claimOne(trx, waiting?.id ?? '', lease));
    if (!row) throw new Error(`No job of the kind ${kind}`);
    const stopping = new AbortController();
    const stalled = new LeaseRenewal({
      database,
      now: () => now,
      logger: pino({ level: 'silent' }),
      running: () => [{ row, stopping }],
    });
    const nothing = () => false;
    const other = new LeaseWatch({ database, steadyNow: () => now, isOwn: nothing, isRunning: nothing });
    for (let passedMs = 0; passedMs <= 60_000; passedMs += 10_000) {
      await other.look();
      now += 10_000;
    }
    expect(await rows()).toMatchObject([{ interruptions: 1, leaseToken: null }]);
    await stalled.renew();
    expect(stopping.signal.aborted).toBe(true);
    expect(await rows()).toMatchObject([{ interruptions: 0, leaseToken: null }]);
  });
});
