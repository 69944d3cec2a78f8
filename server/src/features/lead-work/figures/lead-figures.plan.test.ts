import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../database/schema.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { planOf } from '../../../testing/database/sqlite-plan.js';
import {
  countBySource,
  countOpen,
  countReachedBefore,
  countWins,
  figuresByDay,
  hasLeads,
  listWaits,
} from './lead-figures.store.js';
import { endedByDay, listBookings, openValues } from './lead-money.store.js';

const companyId = '019a0000-0000-7000-8000-000000000001';
const span = { fromMs: 1_000, toMs: 2_000 };
const of = { companyId, span };

const questions: [string, (db: Db) => Promise<unknown>][] = [
  ['leads by day', (db) => figuresByDay(db, companyId, [span, { fromMs: 2_000, toMs: 3_000 }])],
  ['waiting', (db) => listWaits(db, of, 'all')],
  ['waiting by person', (db) => listWaits(db, of, 'person')],
  ['what leads reached', (db) => countReachedBefore(db, of)],
  ['what was booked', (db) => endedByDay(db, companyId, [span])],
  ['what open leads are worth', (db) => openValues(db, companyId)],
  ['open leads', (db) => countOpen(db, companyId)],
];

const lookups: [string, (db: Db) => Promise<unknown>][] = [
  ['pages', (db) => countBySource(db, of)],
  ['whether there are any', (db) => hasLeads(db, companyId)],
  ['bookings', (db) => listBookings(db, { ...of, currency: 'EUR' })],
  ['wins', (db) => countWins(db, of)],
];

describe('The plan of the figures', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  const readsOf = async (work: (db: Db) => Promise<unknown>) => {
    const reads = (await planOf(test, work)).filter((step) => /^(SCAN|SEARCH) (l|c|o|leads|leadOutcomes)\b/.test(step));
    expect(reads.length).toBeGreaterThan(0);
    return reads;
  };

  it.each(questions)('of %s reads only indexes, which have all the columns', async (_, work) => {
    for (const step of await readsOf(work)) expect(step).toMatch(/^SEARCH .* USING COVERING INDEX/);
  });

  it.each(lookups)('of %s finds its rows by an index', async (_, work) => {
    for (const step of await readsOf(work)) expect(step).toMatch(/^SEARCH .* USING (COVERING )?INDEX/);
  });
});
