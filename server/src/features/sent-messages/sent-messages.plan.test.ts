import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../database/schema.js';
import { listJobsNaming } from '../../jobs/jobs.store.js';
import type { SentWanted } from '../../sent-message.js';
import { makeDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { planOf } from '../../testing/database/sqlite-plan.js';
import { listSentNotifications } from '../notifications/sent/sent-notifications.store.js';
import { listSentVisitorMails } from '../visitor-mail/sent-visitor-mails.store.js';

const id = '019a0000-0000-7000-8000-000000000001';
const wanted: SentWanted = {
  companyId: id,
  personIds: undefined,
  visitorEmail: undefined,
  leadId: undefined,
  before: { atMs: 5, id },
  limit: 26,
};

describe('A page of what was sent', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await makeDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each<[string, string, (db: Db) => Promise<unknown>]>([
    ['notifications', 'notificationsByCompany', (db) => listSentNotifications(db, wanted)],
    [
      'mails to visitors',
      'visitorMailsByCompany',
      (db) => listSentVisitorMails(db, { ...wanted, addressHash: undefined }),
    ],
    [
      'mails about accounts',
      'jobsOfPlatform',
      (db) => listJobsNaming(db, { ...wanted, kinds: ['a', 'b'], named: [id] }),
    ],
  ])('reads %s from an index in its order', async (_, index, work) => {
    const plan = await planOf(test, work);
    expect(plan.join('\n')).toContain(`USING INDEX ${index}`);
    expect(plan.join('\n')).not.toContain('TEMP B-TREE');
  });
});
