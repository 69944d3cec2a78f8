import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { databases, TestDatabase } from '../database/each-database.js';
import { createDatabase } from '../database/each-database.js';
import { leadBody } from '../factories.js';
import { postLead, type RunningServer, runServer } from '../run-server.js';
import { figure } from './figure.js';
import { sendUntilStored, storedKeys } from './persistent-visitors.js';

const visitorsAtOnce = 12;

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

interface Killing {
  kills: number;
  postsEach: number;
}

async function killAgainAndAgain(target: TestDatabase['target'], { kills, postsEach }: Killing): Promise<string[]> {
  const all: string[] = [];
  let missing = 0;
  for (let round = 0; round < kills; round++) {
    const keys = Array.from({ length: postsEach }, () => randomUUID());
    all.push(...keys);
    // At another moment each time, and always with posts under way.
    const killAt = 1 + Math.floor((round * (postsEach - visitorsAtOnce)) / kills);
    const acknowledged = await postUntilKilled(await runServer(target), keys, killAt);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeLessThan(postsEach);
    const stored = new Set(await storedKeys(target));
    missing += acknowledged.filter((key) => !stored.has(key)).length;
  }
  figure('kill -9', `${target.kind}: acknowledged and missing, of ${all.length} posts and ${kills} kills`, missing);
  expect(missing).toBe(0);
  return all;
}

/** A server that is killed while it stores leads has what it acknowledged; sent again, each is there once. */
export async function surviveKills(kind: (typeof databases)[number], killing: Killing): Promise<void> {
  const { target, drop } = await createDatabase(kind);
  const all = await killAgainAndAgain(target, killing);
  const server = await runServer(target);
  await Promise.all(all.map((key) => sendUntilStored(server.url, key)));
  await server.stop('SIGTERM');
  expect((await storedKeys(target)).sort()).toEqual(all.sort());
  await drop();
}
