import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../database/schema.js';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { planOf } from '../../../testing/database/sqlite-plan.js';
import { carryMergesOver, findKeptId, findMergeByKey, listKeptIds, listMerges } from './merged-leads.store.js';

const id = '019a0000-0000-7000-8000-000000000001';

const lookups: [string, string, (db: Db) => Promise<unknown>][] = [
  ['its id', '(id=?)', (db) => findKeptId(db, id, id)],
  ['its key', 'leadMergesByKey (companyId=? AND idempotencyKey=?)', (db) => findMergeByKey(db, id, 'a key')],
  ['the kept lead', 'leadMergesByLead (leadId=?)', (db) => listMerges(db, id, [id])],
  [
    'the kept lead, which is merged itself',
    'leadMergesByLead (leadId=?)',
    (db) => carryMergesOver(db, { companyId: id, mergedId: id, keptId: id }),
  ],
  [
    'its email',
    'leadMergesByEmail (companyId=? AND emailKey=?)',
    (db) => listKeptIds(db, id, { column: 'emailKey', keys: ['a@example.com'], most: 20 }),
  ],
  [
    'its number',
    'leadMergesByPhone (companyId=? AND phoneKey=?)',
    (db) => listKeptIds(db, id, { column: 'phoneKey', keys: ['447700900123'], most: 20 }),
  ],
];

describe('A merged lead', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each(lookups)('is found by %s in an index', async (_, index, work) => {
    const steps = (await planOf(test, work)).filter((step) => step.includes('leadMerges'));
    expect(steps).toEqual([expect.stringContaining(index)]);
    expect(steps[0]).toMatch(/^SEARCH/);
  });
});
