import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { planOf } from '../../testing/database/sqlite-plan.js';
import { listSiteMessages, type SiteMessageFilter } from './site-messages.store.js';

const kinds = [undefined, 'contact-message'] as const;
const states = [undefined, 'open', 'answered', 'bots'] as const;
const places = [undefined, '019a0000-0000-7000-8000-000000000001'] as const;
const lists: SiteMessageFilter[] = kinds.flatMap((kind) =>
  states.flatMap((state) => places.map((before) => ({ kind, state, before, limit: 26 }))),
);

describe('A page of what came in by the site', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createDatabase('sqlite');
  });
  afterAll(() => test.drop());

  it.each(lists)('is read from one end of an index, without sorting: %j', async (wanted) => {
    const plan = await planOf(test, (db) => listSiteMessages(db, wanted));
    expect(plan).toHaveLength(1);
    expect(plan[0]).toMatch(/^(SEARCH|SCAN) siteMessages USING INDEX /);
    if (wanted.state !== undefined) expect(plan[0]?.toLowerCase()).toContain(`sitemessages${wanted.state}`);
  });
});
