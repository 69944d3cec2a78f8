import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import { databases, makeDatabase, type TestDatabase } from '../../testing/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { postLead, type RunningServer, runServer } from '../../testing/run-server.js';

const leadsARound = 200;
const kills = 5;
const visitorsAtOnce = 12;

async function storedKeys(target: TestDatabase['target']): Promise<string[]> {
  const database = connect(target);
  const rows = await database.reader
    .selectFrom('leads')
    .innerJoin('events', 'events.subjectId', 'leads.id')
    .select('leads.idempotencyKey as key')
    .execute();
  await database.close();
  return rows.map(({ key }) => key ?? '');
}

/** Posts for several visitors and kills the server when so many are acknowledged. Answers with their keys. */
async function postUntilKilled(server: RunningServer, keys: readonly string[], killAt: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const waiting = [...keys];
  const visit = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const answer = await postLead(server.url, leadBody({ name: key }), key).catch(() => undefined);
      if (answer?.status !== 201) continue;
      acknowledged.push(key);
      if (acknowledged.length === killAt) server.process.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visit));
  await server.stop('SIGKILL');
  return acknowledged;
}

async function sendUntilStored(url: string, key: string): Promise<void> {
  const answer = await postLead(url, leadBody({ name: key }), key).catch(() => undefined);
  if (answer?.status !== 201) await sendUntilStored(url, key);
}

describe.each(databases)('a server that is killed while it stores leads (%s)', (kind) => {
  it(`loses none that it acknowledged and stores none twice, ${kills} times over`, async () => {
    const { target, drop } = await makeDatabase(kind);
    const all: string[] = [];
    for (let round = 0; round < kills; round++) {
      const keys = Array.from({ length: leadsARound }, () => randomUUID());
      all.push(...keys);
      const acknowledged = await postUntilKilled(await runServer(target), keys, 10 + round * 35);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect(acknowledged.length).toBeLessThan(leadsARound);
      expect(await storedKeys(target)).toEqual(expect.arrayContaining(acknowledged));
    }
    const server = await runServer(target);
    await Promise.all(all.map((key) => sendUntilStored(server.url, key)));
    await server.stop('SIGTERM');
    expect((await storedKeys(target)).sort()).toEqual(all.sort());
    await drop();
  });
});

describe.each(databases)('survives: restart under load – 100 leads a second (%s)', (kind) => {
  it('answers what it has begun, stops within ten seconds, and loses none of a client that tries again', async () => {
    const { target, drop } = await makeDatabase(kind);
    let server = await runServer(target);
    const port = Number(new URL(server.url).port);
    const keys = Array.from({ length: 300 }, () => randomUUID());
    const url = server.url;
    const sending = keys.map(async (key, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 10));
      await sendUntilStored(url, key);
    });
    for (const after of [100, 200]) {
      await sending[after];
      const stoppingAt = performance.now();
      expect(await server.stop('SIGTERM')).toBe(0);
      expect(performance.now() - stoppingAt).toBeLessThan(10_000);
      server = await runServer(target, port);
    }
    await Promise.all(sending);
    await server.stop('SIGTERM');
    expect((await storedKeys(target)).sort()).toEqual(keys.sort());
    await drop();
  });
});
