import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { planOf } from '../../testing/database/sqlite-plan.js';
import { listSentVisitorMails } from './visitor-mails.store.js';

const id = '019a0000-0000-7000-8000-000000000001';

describe('A page of the mails that a company has sent to visitors', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it('is read from an index in its order', async () => {
    const wanted = { companyId: id, addressHash: undefined, leadId: undefined, before: { atMs: 5, id }, limit: 26 };
    const plan = await planOf(test, (db) => listSentVisitorMails(db, wanted));
    expect(plan).toEqual([expect.stringContaining('USING INDEX visitorMailsByCompany')]);
  });
});
