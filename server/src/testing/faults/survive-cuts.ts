import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../database/each-database.js';
import { working } from '../start-worker.js';
import { type Cut, never } from './connection-cut.js';
import { CuttableProxy } from './cuttable-proxy.js';

interface Far {
  port: number;
  /** How many messages it has taken. */
  count: () => number;
  close: () => Promise<unknown>;
}

interface Channel {
  start: () => Promise<Far>;
  /** Fails as a job does. */
  send: (port: number, signal: AbortSignal) => Promise<unknown>;
  /** By what is happening then. */
  cuts: Readonly<Record<string, Cut>>;
  /** The other side has said that it took the message: nothing is to be sent again. */
  after: Cut;
}

/** Long enough for a busy machine, short enough to wait for. */
export const patienceMs = 2_000;

/** What is sent by jobs through connections that are cut at every moment. For the suite of each way of sending. */
export function itSurvivesCuts({ start, send, cuts, after }: Channel): void {
  let test: TestDatabase;
  let far: Far;
  let proxy: CuttableProxy;
  let now = 1_000_000;
  const faults: unknown[] = [];
  const note = (fault: unknown) => faults.push(fault);
  beforeAll(async () => {
    process.on('uncaughtException', note);
    [test, far] = await Promise.all([createDatabase('sqlite'), start()]);
    proxy = await CuttableProxy.start(`tcp://127.0.0.1:${far.port}`);
  });
  afterAll(async () => {
    await proxy.close();
    await far.close();
    await test.drop();
    process.off('uncaughtException', note);
  });

  function begin() {
    const ended: string[] = [];
    const other = working(test.database, () => now, {
      run: async () => {
        ended.push('other work');
        return undefined;
      },
    });
    const message = working(test.database, () => now, {
      run: async (_, signal) => {
        await send(proxy.port, signal).finally(() => ended.push('message'));
        return undefined;
      },
    });
    return { ended, other, message };
  }

  /** No connection that is open is used again. */
  async function cutFromStart(cut: Cut): Promise<void> {
    await proxy.reset();
    proxy.cutEach(cut);
  }

  async function isCut({ ended, other, message }: ReturnType<typeof begin>): Promise<void> {
    await message.add();
    await other.add();
    await Promise.all([message.worker().settle(), other.worker().settle()]);
    expect(ended).toContain('other work');
    expect(await message.rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  }

  async function isBack({ message }: ReturnType<typeof begin>): Promise<void> {
    await proxy.pass();
    const before = far.count();
    now += 1_000;
    await message.worker().settle();
    expect(await message.rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
    expect(far.count()).toBe(before + 1);
    expect(faults).toEqual([]);
  }

  it('is sent again after nobody listened', async () => {
    const given = begin();
    await proxy.refuse();
    await isCut(given);
    await isBack(given);
  });

  it('is sent again after a silence, in which other work went on', async () => {
    const given = begin();
    await proxy.acceptInSilence();
    await isCut(given);
    expect(given.ended).toEqual(['other work', 'message']);
    await isBack(given);
  });

  it.each(Object.keys(cuts))('is sent again after it was cut %s', async (moment) => {
    const given = begin();
    await cutFromStart(cuts[moment] ?? never);
    await isCut(given);
    await isBack(given);
  });

  it('is not sent again where it was cut after the answer, nor harmed while idle', async () => {
    const before = far.count();
    for (const cut of [after, never]) {
      const { message } = begin();
      await cutFromStart(cut);
      await message.add();
      await message.worker().settle();
      expect(await message.rows()).toMatchObject([{ state: 'done', attempts: 1 }]);
    }
    await proxy.reset();
    const { message } = begin();
    await message.add();
    await message.worker().settle();
    expect(far.count()).toBe(before + 3);
    expect(faults).toEqual([]);
  });
}
