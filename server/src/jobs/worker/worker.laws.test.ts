import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { addCompany } from '../../testing/companies.js';
import { createDatabase, databases, type TestDatabase } from '../../testing/database/each-database.js';
import { dyingDatabase, working } from '../../testing/start-worker.js';
import { JobPostponed } from '../job.js';

/** What a day may bring: things that happen, time that passes, and workers that live, or die after some transactions. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('happen' as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 70_000 }) }),
  fc.record({ kind: fc.constant('work' as const), lives: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ kind: fc.constant('survive' as const), ms: fc.integer({ min: 0, max: 25_000 }) }),
);

const outcome = fc.constantFrom('good', 'good', 'fails', 'is put off');
/** How often a worker that lives looks who else does. */
const lookMs = 10_000;

const runs = { sqlite: 24, postgres: 10 };

describe.each(databases)('whatever happens to workers and receivers (%s)', (kind) => {
  let test: TestDatabase;
  let companyId: string;
  beforeAll(async () => {
    test = await createDatabase(kind);
    companyId = await addCompany(test.database, 'movers');
  });
  afterAll(() => test.drop());

  it('each event is told, ends once or is set aside after two deaths, and is told again only for a failure or a death', async () => {
    const day = fc.tuple(fc.array(step, { maxLength: 14 }), fc.infiniteStream(outcome));
    await fc.assert(
      fc.asyncProperty(day, async ([steps, outcomes]) => {
        let now = 1_000_000;
        let failures = 0;
        let deaths = 0;
        const told: { event: string; job: string }[] = [];
        const ends = working(test.database, () => now, { run: async () => undefined });
        const { recordEvent, worker, rows } = working(test.database, () => now, {
          events: ['feedback.given'],
          atOnce: 3,
          retryAfterMs: Array.from({ length: 300 }, () => 10),
          run: async ({ id, payload }) => {
            const { value } = outcomes.next();
            if (value !== 'good') failures += 1;
            told.push({ event: String(payload.subjectId), job: id });
            if (value === 'fails') throw new Error('Down');
            if (value === 'is put off') throw new JobPostponed('Later', 15);
            const end = { kind: ends.kind, companyId, payload: { event: payload.subjectId ?? null } };
            return (trx) => ends.addJob(trx, end);
          },
        });
        const survivor = worker();
        const happened: string[] = [];
        const happen = () =>
          test.database.transaction(async (trx) => {
            const subjectId = newId();
            happened.push(subjectId);
            await recordEvent(trx, { type: 'feedback.given', companyId, subjectId });
          });
        for (const one of steps) {
          now += 1;
          if (one.kind === 'pass') now += one.ms;
          if (one.kind === 'happen') for (let count = 0; count < one.count; count++) await happen();
          if (one.kind === 'work') {
            deaths += 1;
            await worker(dyingDatabase(test.database, one.lives))
              .settle()
              .catch(() => undefined);
          }
          if (one.kind === 'survive') {
            now += one.ms;
            await survivor.settle();
          }
        }
        do {
          now += lookMs;
          await survivor.settle();
        } while ((await rows()).some(({ state }) => state === 'waiting'));
        const ended = (await ends.rows()).map(({ payload }) => JSON.parse(payload).event);
        const aside = (await rows()).filter(({ state }) => state === 'dead');
        expect(aside.every(({ interruptions }) => interruptions === 2)).toBe(true);
        expect([...ended, ...aside.map(({ payload }) => JSON.parse(payload).subjectId)].sort()).toEqual(
          happened.sort(),
        );
        expect(new Set(told.map(({ event, job }) => `${event} ${job}`)).size).toBe(happened.length);
        expect(told.length).toBeLessThanOrEqual(happened.length + failures + deaths * 3);
      }),
      { numRuns: runs[kind] },
    );
  });

  it('events are told in their order while all goes well, however many happen between two looks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 6 }), async (batches) => {
        let now = 1_000_000;
        const told: unknown[] = [];
        const { recordEvent, worker } = working(test.database, () => now, {
          events: ['feedback.given'],
          atOnce: 1,
          run: async ({ payload }) => {
            told.push(payload.subjectId);
            return undefined;
          },
        });
        const happened: string[] = [];
        for (const batch of batches) {
          await test.database.transaction(async (trx) => {
            for (let count = 0; count < batch; count++) {
              const subjectId = newId();
              happened.push(subjectId);
              await recordEvent(trx, { type: 'feedback.given', companyId, subjectId });
            }
          });
          await worker().settle();
          now += 1;
        }
        expect(told).toEqual(happened);
      }),
      { numRuns: runs[kind] / 2 },
    );
  });
});
