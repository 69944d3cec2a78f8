import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { planOf } from '../../testing/database/sqlite-plan.js';
import { type AuditWanted, listAuditRows } from './audit-list.store.js';

const id = '019a0000-0000-7000-8000-000000000001';
const wanted: AuditWanted = {
  companyId: id,
  action: undefined,
  personId: undefined,
  fromMs: undefined,
  toMs: undefined,
  before: undefined,
  limit: 51,
};

describe('A page of the audit log', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each<[string, Partial<AuditWanted>]>([
    ['of all', {}],
    ['after another', { before: { createdAt: 5, id } }],
    ['of some days', { fromMs: 1, toMs: 9 }],
    ['of one action', { action: 'team.role' }],
    ['of one person', { personId: id, before: { createdAt: 5, id } }],
  ])('%s is read from an index in its order, without sorting the log', async (_, part) => {
    const plan = await planOf(test, (db) => listAuditRows(db, { ...wanted, ...part }));
    expect(plan).toEqual([expect.stringMatching(/^SEARCH auditEntries USING INDEX auditEntries\w+ \(companyId=\?/)]);
  });
});
