import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { eventRecorder } from '../features/events/events.service.js';
import { newId } from '../ids.js';
import { addCompany } from '../testing/companies.js';
import { databases, makeDatabase, type TestDatabase } from '../testing/each-database.js';
import { startReceiver } from '../testing/receiver.js';

const script = fileURLToPath(new URL('../testing/work-until-killed.mjs', import.meta.url));
const events = 500;
const killsWhileDown = 3;
const kills = 10;
/** So many calls after which a worker is killed: together fewer than there are events. */
const callsBeforeKill = 37;
const pastLeaseMs = 61_000;

async function happen({ database }: TestDatabase): Promise<string[]> {
  const recordEvent = eventRecorder({ now: Date.now, newId });
  const companyId = await addCompany(database, 'movers');
  const subjects = Array.from({ length: events }, () => newId());
  await database.transaction(async (trx) => {
    for (const subjectId of subjects) await recordEvent(trx, { type: 'feedback.given', companyId, subjectId });
  });
  return subjects;
}

function times(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Takes what it is sent, or hangs up while it is down. */
async function startTaker() {
  const { url, received, answer, close } = await startReceiver();
  const taken: { job: string; event: string }[] = [];
  const called = (calls: number, isUp: boolean) =>
    new Promise<void>((reached) => {
      let left = calls;
      answer((request, response) => {
        if (isUp) taken.push(JSON.parse(received.at(-1)?.body ?? ''));
        left -= 1;
        if (left === 0) reached();
        if (isUp) response.end();
        else request.socket.destroy();
      });
    });
  return { url, taken, called, close };
}

describe.each(databases)('a worker that is killed (%s)', (kind) => {
  it(`loses nothing of ${events} events in ${kills} deaths while the receiver is down and up again`, async () => {
    const test = await makeDatabase(kind);
    const { url, taken, called, close } = await startTaker();
    const happened = await happen(test);
    const startWorker = (round: number) =>
      fork(script, [JSON.stringify(test.target), url, String(round * pastLeaseMs), String(round === kills)]);
    for (let round = 0; round < kills; round++) {
      const calls = called(callsBeforeKill, round >= killsWhileDown);
      const worker = startWorker(round);
      await calls;
      const gone = once(worker, 'exit');
      worker.kill('SIGKILL');
      await gone;
    }
    await once(startWorker(kills), 'exit');
    const byEvent = times(taken.map(({ event }) => event));
    expect([...byEvent.keys()].sort()).toEqual(happened.sort());
    expect(taken.length - events).toBeLessThanOrEqual(kills);
    expect(Math.max(...byEvent.values())).toBeLessThanOrEqual(2);
    const idsOfEvents = new Set(taken.map(({ job, event }) => `${job} ${event}`));
    expect(idsOfEvents.size).toBe(events);
    await close();
    await test.drop();
  }, 120_000);
});
