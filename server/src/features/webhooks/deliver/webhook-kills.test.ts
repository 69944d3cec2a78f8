import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { eventRecorder } from '../../../events/record-event.js';
import { newId } from '../../../ids/ids.js';
import { addCompany } from '../../../testing/companies.js';
import { createDatabase, databases, type TestDatabase } from '../../../testing/database/each-database.js';
import { startReceiver } from '../../../testing/receiver.js';

const script = fileURLToPath(new URL('../../../testing/faults/deliver-until-killed.mjs', import.meta.url));
const events = 500;
const kills = 10;
const killsWhileDown = 3;
/** So many calls after which a worker is killed: together fewer than there are events. */
const callsBeforeKill = 37;
/** Past the lease of the one before. With it the receiver is down for ten minutes, and up when the third tries are due. */
const betweenKillsMs = 200_000;
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

const endpoint = (companyId: string, url: string) => ({
  id: newId(),
  companyId,
  place: 1,
  url,
  description: '',
  shape: 'standard',
  mapping: '{}',
  secret,
  events: '["feedback.given"]',
  oldSecret: null,
  oldSecretUntil: null,
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  lastTriedAt: null,
  lastStatus: null,
  lastFault: '',
  version: 1,
  createdAt: 0,
});

const rating = (companyId: string) => ({
  id: newId(),
  companyId,
  idempotencyKey: null,
  bodyHash: '',
  leadId: null,
  rating: 5,
  comment: '',
  userEmail: '',
  sessionId: newId(),
  conversationLength: null,
  botSign: null,
  createdAt: 0,
});

/** Answers the ids of what has happened. */
async function happen({ database }: TestDatabase, url: string): Promise<string[]> {
  const recordEvent = eventRecorder({ now: Date.now, newId });
  const companyId = await addCompany(database, 'movers');
  await database.transaction(async (trx) => {
    await trx.insertInto('webhookEndpoints').values(endpoint(companyId, url)).execute();
    const ratings = Array.from({ length: events }, () => rating(companyId));
    await trx.insertInto('feedback').values(ratings).execute();
    for (const { id } of ratings) await recordEvent(trx, { type: 'feedback.given', companyId, subjectId: id });
  });
  const rows = await database.reader.selectFrom('events').select('id').execute();
  return rows.map(({ id }) => id);
}

function times(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

interface Taken {
  id: string;
  event: string;
  isSigned: boolean;
}

function takenOf({ headers, body }: { headers: Record<string, string>; body: string }): Taken {
  const id = headers['webhook-id'] ?? '';
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const isSigned = headers['webhook-signature'] === new Webhook(secret).sign(id, at, body);
  return { id, event: JSON.parse(body).eventId, isSigned };
}

/** Takes what it is sent, or hangs up while it is down. */
async function startTaker() {
  const { url, received, answer, close } = await startReceiver();
  const taken: Taken[] = [];
  const called = (calls: number, isUp: boolean) =>
    new Promise<void>((reached) => {
      let left = calls;
      answer((request, response) => {
        const last = received.at(-1);
        if (isUp && last) taken.push(takenOf(last));
        left -= 1;
        if (left === 0) reached();
        if (isUp) response.end();
        else request.socket.destroy();
      });
    });
  return { url, taken, called, close };
}

describe.each(databases)('a worker that is killed (%s)', (kind) => {
  it(`tells all of ${events} events in ${kills} deaths while the receiver is down for ten minutes and up again`, async () => {
    const test = await createDatabase(kind);
    const { url, taken, called, close } = await startTaker();
    const happened = await happen(test, url);
    const startWorker = (round: number) =>
      fork(script, [JSON.stringify(test.target), String(round * betweenKillsMs), String(round === kills)]);
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
    const idsOfEvents = new Set(taken.map(({ id, event }) => `${id} ${event}`));
    expect(idsOfEvents.size).toBe(events);
    expect(taken.filter(({ isSigned }) => !isSigned)).toEqual([]);
    await close();
    await test.drop();
  }, 180_000);
});
